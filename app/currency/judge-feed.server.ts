import { currentCurrencyCodes, type ExchangeRates, mainCurrencyCodes } from "~/conversion";
import {
  decimalExponent,
  divide,
  isLess,
  parseDecimal,
  type Ratio,
  ratio,
  toExactText,
  toSignificantText,
} from "~/numerals/ratio";
import type { RatesFeed } from "./rates-feed.server";

/** The share of the catalogue's currencies that a whole feed has to quote. */
const SMALLEST_COVERAGE = 0.95;
/** A rate that moves further than this against the set in force is more often a broken feed than the market. */
const LARGEST_CHANGE = ratio(6n, 5n);
/** Digits of a rate that had to be divided, as those against another base than the dollar are. */
const CROSS_RATE_DIGITS = 20;
/** No currency is worth more or less than this many powers of ten in dollars. */
const LARGEST_EXPONENT = 9;
const DAY_MS = 86_400_000;

export type Judgement =
  | { verdict: "accepted"; rates: ExchangeRates }
  | { verdict: "quarantined"; rates: ExchangeRates; reason: string }
  | { verdict: "rejected"; reason: string };

const reject = (reason: string): Judgement => ({ verdict: "rejected", reason });

function positive(text: string | undefined): Ratio | undefined {
  const value = text === undefined || text.length > 60 ? null : parseDecimal(text);
  if (!value || value.numerator <= 0n) return undefined;
  return Math.abs(decimalExponent(value)) > LARGEST_EXPONENT ? undefined : value;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Units of each known code per US dollar, whatever the feed's base is. Codes with an unusable rate are missing. */
function perDollar(feed: RatesFeed): Map<string, string> {
  const rateOf = (code: string) => (code === feed.base ? ratio(1n) : positive(feed.rates.get(code)));
  const dollar = rateOf("USD");
  if (!dollar) return new Map();
  const isDollarBased = feed.base === "USD";
  return new Map(
    currentCurrencyCodes.flatMap((code): [string, string][] => {
      const rate = rateOf(code);
      if (!rate) return [];
      return [
        [
          code,
          isDollarBased ? toExactText(rate) : toSignificantText(divide(rate, dollar), CROSS_RATE_DIGITS),
        ],
      ];
    }),
  );
}

function jumped(inForce: string | undefined, next: string): boolean {
  const before = positive(inForce);
  const after = positive(next);
  if (!before || !after) return false;
  const change = divide(after, before);
  return isLess(LARGEST_CHANGE, change) || isLess(change, ratio(4n, 5n));
}

function checkDate(feed: RatesFeed, inForce: ExchangeRates, now: Date): string | undefined {
  if (!isDay(feed.date)) return "the feed has no date";
  if (Date.parse(feed.date) > now.getTime() + DAY_MS)
    return `the feed is dated ${feed.date}, which is yet to come`;
  if (feed.date < inForce.date) return `the feed is of ${feed.date}, older than the rates in force`;
}

function checkCoverage(feed: RatesFeed, rates: ReadonlyMap<string, string>): string | undefined {
  const missing = mainCurrencyCodes.filter((code) => !rates.has(code));
  if (missing.length > 0) return `the feed has no usable rate for ${missing.join(", ")}`;
  const smallest = Math.ceil(currentCurrencyCodes.length * SMALLEST_COVERAGE);
  if (feed.isPartial || rates.size >= smallest) return undefined;
  return `the feed has ${rates.size} of ${currentCurrencyCodes.length} currencies, fewer than ${smallest}`;
}

const printable = (text: string) => text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 80);

/** A partial feed over a whole one: the source of a set that was merged before is taken apart again. */
function sourceOf(feed: RatesFeed, host: string, inForce: ExchangeRates): string {
  const own = printable(feed.source ?? host) || host;
  if (!feed.isPartial) return own;
  const below = inForce.source.startsWith(`${own}; others: `)
    ? inForce.source.slice(`${own}; others: `.length)
    : `${inForce.source}, ${inForce.date}`;
  return `${own}; others: ${below}`;
}

/**
 * Whether a feed may take the place of the rates in force. A feed of some thirty currencies lies over the set in
 * force: its own codes are new, the others keep what they had, and the source says both.
 */
export function judgeFeed(
  feed: RatesFeed,
  host: string,
  inForce: ExchangeRates,
  now = new Date(),
): Judgement {
  const rates = perDollar(feed);
  const flaw = checkDate(feed, inForce, now) ?? checkCoverage(feed, rates);
  if (flaw !== undefined) return reject(flaw);
  const merged = feed.isPartial
    ? { ...inForce.rates, ...Object.fromEntries(rates) }
    : Object.fromEntries(rates);
  const next: ExchangeRates = {
    base: "USD",
    date: feed.date,
    source: sourceOf(feed, host, inForce),
    rates: merged,
  };
  const jumps = [...rates].flatMap(([code, rate]) => (jumped(inForce.rates[code], rate) ? [code] : []));
  if (jumps.length === 0) return { verdict: "accepted", rates: next };
  const names =
    jumps.length > 5 ? `${jumps.slice(0, 5).join(", ")} and ${jumps.length - 5} more` : jumps.join(", ");
  return {
    verdict: "quarantined",
    rates: next,
    reason: `more than 20 % away from the rates in force: ${names}`,
  };
}
