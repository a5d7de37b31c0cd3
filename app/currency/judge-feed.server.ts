import { currentCurrencyCodes, type ExchangeRates, inOldPounds, mainCurrencyCodes } from "~/conversion";
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

/** More jumps than this share of the currencies at once are a broken feed, not a market. */
const LARGEST_JUMPING_SHARE = 0.1;
/** A jump that sets of this many earlier days agree with is the market's. */
const DAYS_OF_AGREEMENT = 2;

export type Judgement =
  | { verdict: "rejected"; reason: string }
  | {
      /** Quarantined as a whole only when too many currencies moved too far. */
      verdict: "accepted" | "quarantined";
      /** The set as the feed has it. */
      rates: ExchangeRates;
      /** The same with the rates in force of the currencies held back. */
      cautiousRates: ExchangeRates;
      /** The currencies that moved too far to be believed at once, and the sentence about them. */
      held: readonly string[];
      reason: string;
    };

type DatedRates = Pick<ExchangeRates, "date" | "rates">;

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
  const textOf = (rate: Ratio): string =>
    feed.base === "USD" ? toExactText(rate) : toSignificantText(rate, CROSS_RATE_DIGITS);
  return new Map(
    currentCurrencyCodes.flatMap((code): [string, string][] => {
      const rate = rateOf(code);
      if (!rate) return [];
      const quoted = divide(rate, dollar);
      return [[code, textOf(code === "SYP" ? inOldPounds(quoted) : quoted)]];
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

const HELD = / \(held back: [A-Z, ]+\)$/;

/** A partial feed over a whole one: the source of a set that was merged before is taken apart again. */
function sourceOf(feed: RatesFeed, host: string, inForce: ExchangeRates): string {
  const own = printable(feed.source ?? host) || host;
  if (!feed.isPartial) return own;
  const before = inForce.source.replace(HELD, "");
  const below = before.startsWith(`${own}; others: `)
    ? before.slice(`${own}; others: `.length)
    : `${before}, ${inForce.date}`;
  return `${own}; others: ${below}`;
}

function agreeingDays(earlier: readonly DatedRates[], date: string, code: string, rate: string): number {
  const agreeing = earlier.filter(
    (set) => set.date < date && set.rates[code] !== undefined && !jumped(set.rates[code], rate),
  );
  return new Set(agreeing.map((set) => set.date)).size;
}

function describeJumps(codes: readonly string[]): string {
  const names =
    codes.length > 5 ? `${codes.slice(0, 5).join(", ")} and ${codes.length - 5} more` : codes.join(", ");
  return `more than 20 % away from the rates in force: ${names}`;
}

/** The currencies that jumped keep the rate in force; the source says which. */
function holdBack(next: ExchangeRates, inForce: ExchangeRates, codes: readonly string[]): ExchangeRates {
  const kept = Object.fromEntries(codes.flatMap((code) => [[code, inForce.rates[code] ?? ""]]));
  return {
    ...next,
    source: `${next.source} (held back: ${codes.join(", ")})`,
    rates: { ...next.rates, ...kept },
  };
}

export type JudgeOptions = {
  /** Sets that were held back in the days before. */
  earlier?: readonly DatedRates[];
  now?: Date;
};

/**
 * Whether a feed may take the place of the rates in force. A currency that moved too far is held back by itself until
 * later days agree. A feed of some thirty currencies lies over the set in force: its own codes are new, the others
 * keep what they had, and the source says both.
 */
export function judgeFeed(
  feed: RatesFeed,
  host: string,
  inForce: ExchangeRates,
  { earlier = [], now = new Date() }: JudgeOptions = {},
): Judgement {
  const rates = perDollar(feed);
  const flaw = checkDate(feed, inForce, now) ?? checkCoverage(feed, rates);
  if (flaw !== undefined) return reject(flaw);
  const own = Object.fromEntries(rates);
  const next: ExchangeRates = {
    base: "USD",
    date: feed.date,
    source: sourceOf(feed, host, inForce),
    rates: feed.isPartial ? { ...inForce.rates, ...own } : own,
  };
  const held = [...rates].flatMap(([code, rate]) => {
    const isHeld =
      jumped(inForce.rates[code], rate) && agreeingDays(earlier, feed.date, code, rate) < DAYS_OF_AGREEMENT;
    return isHeld ? [code] : [];
  });
  return {
    verdict: held.length > rates.size * LARGEST_JUMPING_SHARE ? "quarantined" : "accepted",
    rates: next,
    cautiousRates: held.length === 0 ? next : holdBack(next, inForce, held),
    held,
    reason: describeJumps(held),
  };
}
