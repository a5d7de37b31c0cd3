import { DAY_MS } from "~/base/durations";
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

/** The share of the catalogue's currencies that a complete feed must quote. */
const SMALLEST_COVERAGE = 0.95;
/** A larger change against the current rates is more likely a broken feed than a market move. */
const LARGEST_CHANGE = ratio(6n, 5n);
/** Significant digits of cross rates, which are computed if the feed's base is not the dollar. */
const CROSS_RATE_DIGITS = 20;
/** A rate outside 10^±this dollars is invalid. */
const LARGEST_EXPONENT = 9;

/** If a larger share of the currencies jump at once, the whole feed is quarantined. */
const LARGEST_JUMPING_SHARE = 0.1;
/** A jump is accepted once the feeds of this many earlier days agree with it. */
const DAYS_OF_AGREEMENT = 2;

export type Judgement =
  | { verdict: "rejected"; reason: string }
  | {
      /** The whole set is quarantined only if too many currencies jumped. */
      verdict: "accepted" | "quarantined";
      /** The feed's own rates. */
      rates: ExchangeRates;
      /** The feed's rates, except that currencies that are held back keep their current rates. */
      cautiousRates: ExchangeRates;
      /** The currencies that moved too far to accept at once; `reason` describes them. */
      held: readonly string[];
      reason: string;
    };

type DatedRates = Pick<ExchangeRates, "date" | "rates">;

function positive(text: string | undefined): Ratio | undefined {
  const value = text === undefined || text.length > 60 ? null : parseDecimal(text);
  if (!value || value.numerator <= 0n) return undefined;
  return Math.abs(decimalExponent(value)) > LARGEST_EXPONENT ? undefined : value;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Rates per US dollar by currency code, for any base of the feed. Codes with an invalid rate are omitted. */
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
    return `the feed is dated ${feed.date}, which is in the future`;
  if (feed.date < inForce.date) return `the feed is dated ${feed.date}, older than the current rates`;
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

/** The source text. For a partial feed it names both sources, and does not repeat those of an earlier merge. */
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
  return `changed by more than 20 % against the current rates: ${names}`;
}

/** Keeps the current rates of the currencies that jumped, and lists them in the source text. */
function holdBack(next: ExchangeRates, inForce: ExchangeRates, codes: readonly string[]): ExchangeRates {
  const kept = Object.fromEntries(codes.flatMap((code) => [[code, inForce.rates[code] ?? ""]]));
  return {
    ...next,
    source: `${next.source} (held back: ${codes.join(", ")})`,
    rates: { ...next.rates, ...kept },
  };
}

export type JudgeOptions = {
  /** Quarantined sets of earlier days. */
  earlier?: readonly DatedRates[];
  now?: Date;
};

/**
 * Decides whether a feed may replace the current rates. A currency that moved too far is held back on its own until later
 * days agree. A partial feed (about thirty currencies) overrides only its own codes; the others keep their current rates.
 */
export function judgeFeed(
  feed: RatesFeed,
  host: string,
  inForce: ExchangeRates,
  { earlier = [], now = new Date() }: JudgeOptions = {},
): Judgement {
  const rates = perDollar(feed);
  const flaw = checkDate(feed, inForce, now) ?? checkCoverage(feed, rates);
  if (flaw !== undefined) return { verdict: "rejected", reason: flaw };
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
