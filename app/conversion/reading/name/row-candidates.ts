import { spend } from "~/numerals/work";
import type { Category } from "../../categories/category";
import { categories, findCategory } from "../../categories/find-category";
import type { Unit } from "../../categories/unit";
import type { ExchangeRates } from "../../currencies/rates";
import { placesNamed } from "./name-index";
import { RANKS, type Rank } from "./names-text";
import { prefixedUnits } from "./prefixed-units";
import { foldName, normalizeTypography, wordsOf } from "./unit-names";

export type FindOptions = {
  /** Only units of this category. */
  readonly category?: string;
  /** Refuse ambiguous names even if one meaning is by far the most common. */
  readonly isStrict?: boolean;
  /** Whether the question could be answered with another name instead of a unit's. */
  readonly isAnswered?: (unit: string, instead: string) => boolean;
  /** The rates for sums of money, read only for those. */
  readonly rates?: () => ExchangeRates;
};

/** A catalogue unit that a text may mean; a lower rank is a better match. */
export type Candidate = {
  readonly category: Category;
  readonly unit: Unit;
  readonly rank: number;
};

/** The code of a currency is the same in small letters, but 3 Myr are of time. */
const withoutCodes = (all: readonly Candidate[], normalized: string): readonly Candidate[] =>
  /^[A-Z][a-z]{2}$/.test(normalized) && prefixedUnits(normalized).length > 0
    ? all.filter(({ category }) => category.id !== "currency")
    : all;

function candidatesAt(
  ranks: readonly Rank[],
  keys: Readonly<Record<Rank, string>>,
  options: FindOptions,
): readonly Candidate[] {
  const best = new Map<Unit, Candidate>();
  for (const rankName of ranks) {
    for (const place of placesNamed(rankName, keys[rankName])) {
      const [c, u] = place.split(".");
      const category = categories[Number(c)];
      if (!category || (options.category && category.id !== options.category)) continue;
      const unit = category.units[Number(u)];
      if (!unit || best.has(unit)) continue;
      const rank = RANKS.indexOf(rankName);
      best.set(unit, { category, unit, rank });
    }
  }
  return [...best.values()];
}

/** About what a look-up under every key takes. */
const LOOK_UP_STEPS = 10;

const keysOf = (text: string): Readonly<Record<Rank, string>> => {
  spend(LOOK_UP_STEPS + text.length / 10);
  const normalized = normalizeTypography(text.trim());
  const folded = foldName(normalized);
  return {
    named: normalized,
    ucum: text.trim(),
    folded,
    unqualified: folded,
    bareSymbol: normalized,
    reordered: wordsOf(folded),
    caseless: normalized.toLowerCase(),
  };
};

/** Before a customary unit: "US acre", "imperial square feet". But uS is a microsiemens. */
const COUNTRY = /^(?:U\.?[Ss]\.?|u\.?s\.?|[Uu]\.?[Kk]\.?|[Ii]mperial|[Ii]mp|[Bb]ritish|[Aa]merican) (?=\S)/;

/** Told from another by its country, or by its trade as the ton of explosives; the tables of the Btu are no country's. */
const isOfOneCountry = (unit: Unit): boolean =>
  unit.system !== undefined || /\((?!IT|th\b|troy|avoirdupois|apothecary)/.test(unit.name);

/** The units of a name that are the same in every country: the inch is since 1959, the gallon is not. */
const ofEveryCountry = (text: string, options: FindOptions): readonly Candidate[] =>
  COUNTRY.test(text)
    ? []
    : rowCandidates(text, options).filter(
        ({ category, unit }) => category.id !== "currency" && !isOfOneCountry(unit),
      );

/**
 * The catalogue units that a text names in its own case or by a name in words; empty where it names none. Within a
 * category of one substance, its name may be left out.
 */
export function rowCandidates(text: string, options: FindOptions): readonly Candidate[] {
  const keys = keysOf(text);
  const named = withoutCodes(
    candidatesAt(["named", "ucum", "folded", "unqualified", "bareSymbol", "reordered"], keys, options),
    keys.named,
  );
  if (named.length === 0 && COUNTRY.test(text)) return ofEveryCountry(text.replace(COUNTRY, ""), options);
  const substance = options.category === undefined ? undefined : findCategory(options.category)?.substance;
  return named.length > 0 || substance === undefined || text.endsWith(substance)
    ? named
    : rowCandidates(`${text} ${substance}`, options);
}

/** The catalogue units whose symbol is this text in another case. */
export const caselessCandidates = (text: string, options: FindOptions): readonly Candidate[] =>
  candidatesAt(["caseless"], keysOf(text), options);
