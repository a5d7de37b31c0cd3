import { mostCommon } from "../name/common-meanings";
import { asQuotient, CUSTOMARY, habitsOf, mayBeHabit } from "../name/habits";
import { rowsNamed } from "../name/named-rows";
import { wording } from "../name/readings";
import { type Region, region, remembered } from "../name/settings";
import type { Context } from "./context";
import { rowWith } from "./dimensions";
import { COST, type Entry, matchOf, NO_NOTES } from "./entry";
import { meant, ownNames } from "./own-names";

/** @file Meanings of a name that depend on the rest of the question: the cents of "1 euro in cents" are euro cents. */

/** A name, the unit that contains it, and the units on the other sides of the question. */
export type Place = {
  readonly text: string;
  readonly own: string;
  readonly others: readonly string[];
  /** Whether a number comes before the unit. */
  readonly hasNumber: boolean;
  /** Whether the name is the whole unit. */
  readonly isWhole: boolean;
  /** Whether the question has no target. */
  readonly isOnly: boolean;
};

const MILLILITERS = /^m(?:[lL]|illiliters?)$/;

type Beside = RegExp | { readonly category: string };

/** The only meanings of names if these units are on the other side of the question. */
const BESIDE: readonly (readonly [name: RegExp, means: string, beside: Beside])[] = [
  [/^(?:degrees?|degs?|°)$/i, "°F", /^(?:(?:degrees? )?(?:celsius|centigrade)|°?C)$/i],
  [/^(?:degrees?|degs?|°)$/i, "°C", /^(?:(?:degrees? )?fahrenheit|°?F)$/i],
  // Matches and films last 90'.
  [/^'$/, "min", /^(?:h|hrs?|hours?)$/],
  [/^[cC]\.?$/, "cups (US)", /^(?:m[lL]|milliliters?|L)$/],
  [/^T\.?$/, "tablespoons (US)", MILLILITERS],
  [/^t\.?$/, "teaspoons (US)", MILLILITERS],
  // Runners write k; circuit diagrams write k, meg, n, p and R; memory limits are in k, M and Mi.
  [/^[kK]$/, "km", { category: "length" }],
  [/^[kK]$/, "kΩ", { category: "electric-resistance" }],
  [/^[kK]$/, "kB", { category: "data-storage" }],
  [/^[kK]$/, "kbit/s", /^bps$/],
  [/^M$/, "MB", { category: "data-storage" }],
  [/^G$/, "GB", { category: "data-storage" }],
  [/^Ki$/, "KiB", { category: "data-storage" }],
  [/^Mi$/, "MiB", { category: "data-storage" }],
  [/^Gi$/, "GiB", { category: "data-storage" }],
  [/^meg$/, "MΩ", { category: "electric-resistance" }],
  [/^R$/, "Ω", { category: "electric-resistance" }],
  [/^n$/, "nF", { category: "electrostatic-capacitance" }],
  [/^p$/, "pF", { category: "electrostatic-capacitance" }],
];
/** Tons, also in a quotient: "tons/day". */
const TON = /^tons?(?=$|\/| per )/i;
/** A pace, such as 5'30"/km. */
const PACE = /\d' ?\d+(?:"|'')? ?(?:\/|per) ?(?:km?|mi(?:les?)?)\b/i;
/** Names that are parts of one quantity in these texts: the m of "2 h 5 m" is minutes. In a sum, the answer states it. */
const IN_SERIES: readonly (readonly [name: RegExp, means: string, series: RegExp, says?: string])[] = [
  [/^m$/, "min", /\d ?(?:h|hrs?|hours?|d|days?) ?[-+] ?\d+ ?m\b/i, "min"],
  [/^m$/, "min", /\d ?(?:h|hrs?|hours?|d|days?) ?(?:and)? ?\d+(?:\.\d+)? ?m\b/i],
  [/^m$/, "min", /\d ?m(?![23] ) ?\d+(?:\.\d+)? ?s(?:ec(?:ond)?s?)?(?![a-z^]|-\d)/i],
  [/^min(?:ute)?s?$/i, "arcmin", /\d ?(?:°|deg(?:ree)?s?\.?) ?\d[\d.]* ?min/i],
  [/^sec(?:ond)?s?$/i, "arcsec", /\d ?(?:°|deg(?:ree)?s?\.?) ?\d[\d.]* ?(?:'|(?:arc ?)?min).*sec/i],
  [/^'$/, "min", PACE],
  [/^(?:"|'')$/, "s", PACE],
  [/^'$/, "ft", /^(?!.*(?:°|deg)).*[\d¼-¾⅐-⅞]'-? ?(?!\d{3})[\d¼-¾⅐-⅞]/],
];
const CENTS = /^(?:cents?|cts?|c|¢)$/i;
const PENNIES = /^(?:penny|pennies)$/i;
const PENCE = /^(?:pence|p|penny)$/i;
/** Whether a word may be a coin, whose currency the context decides. */
const isCoin = (text: string): boolean => [CENTS, PENNIES, PENCE].some((words) => words.test(text));

/** Whether the context may decide what a name means. */
export const isContextual = remembered(
  10,
  (text): boolean =>
    IN_SERIES.some(([names]) => names.test(text)) ||
    isCoin(text) ||
    TON.test(text) ||
    BESIDE.some(([names]) => names.test(text)) ||
    mayBeHabit(text.replace(/\.$/, "")),
);

const isBeside = (beside: Beside, other: string): boolean =>
  beside instanceof RegExp ? beside.test(other) : other !== "" && rowsNamed(other, beside).length > 0;

/** The only meaning of a name in its context; null if the context does not decide. */
export function onlyMeaning(
  { text, others, isWhole, hasNumber }: Place,
  { source, sides, hasTarget }: Context,
): readonly Entry[] | null {
  const part = IN_SERIES.find(([names, , series]) => names.test(text) && series.test(source));
  if (part) return meant(text, part[1], COST.context, part[3] ?? null);
  // Next to pounds, feet and gallons, tons are short tons.
  if (
    isWhole &&
    region() === null &&
    TON.test(text) &&
    others.some((other) => CUSTOMARY.test(asQuotient(other)))
  ) {
    const short = text.replace(TON, "short ton");
    // For a row that is the whole quantity, its own notes state it (question/assumptions.ts).
    const isQuantity = hasTarget && sides.length === 2 && !source.includes("(");
    const isStated = (one: Entry) => isQuantity && (one.row ?? rowWith(one.expression(), one.dimension));
    return meant(text, short, 0, short).map((one) => (isStated(one) ? { ...one, notes: NO_NOTES } : one));
  }
  for (const other of others) {
    const [habit] = habitsOf("instead", text, other);
    if (habit) return meant(text, habit.means, 0, habit.says ?? habit.means);
    if (sides.length === 1 || !isWhole || !hasNumber) continue;
    const row = BESIDE.find(([name, , beside]) => name.test(text) && isBeside(beside, other));
    if (!row) continue;
    const [, means] = row;
    return meant(text, means, 0, null).map((one) => ({
      ...one,
      notes: [{ kind: "counted", text, shown: means }],
    }));
  }
  return null;
}

/** Currencies with cents, in addition to the dollars. */
const WITH_CENTS: ReadonlySet<string> = new Set("EUR ZAR KES LKR MUR SCR AWG XCG SZL".split(" "));
/** Currencies with pence. */
const WITH_PENCE: ReadonlySet<string> = new Set(["GBP", "GIP", "FKP", "SHP"]);

/** The code of the currency that a name means; undefined if it does not mean one. */
function codeOf(name: string): string | undefined {
  const rows = rowsNamed(name.trim(), {}).filter(({ category }) => category.id === "currency");
  const [only, ...others] = rows;
  return others.length === 0 ? only?.unit.id : mostCommon(name.trim(), rows)?.match.unit.id;
}

/** The code of the first currency in a unit: CAD in "Canadian dollars per liter". Coins alone are GBP or USD. */
function currencyIn(text: string): string | undefined {
  // The currency of a price comes before the quotient.
  const [amount = ""] = text.split(/ ?\/| per /, 1);
  const words = amount.split(/(\/|\s+)/);
  for (const name of [text, amount, ...words]) {
    const code = codeOf(name);
    if (code !== undefined) return code;
  }
  if (words.some((word) => PENCE.test(word) && !PENNIES.test(word))) return "GBP";
  return words.some((word) => /^(?:cents?|¢)$/i.test(word)) ? "USD" : undefined;
}

/** The full name of the coin that a word means in a currency; undefined if there is none, or the word itself names it. */
function coinOf(word: string, code: string): string | undefined {
  if (code === "USD" && /^cents?$/i.test(word)) return undefined;
  if (code === "GBP" && PENCE.test(word)) return undefined;
  const isDollar = rowsNamed(code, { category: "currency" }).some(({ unit }) => unit.name.endsWith("Dollar"));
  const hasCents = isDollar || WITH_CENTS.has(code);
  const isCent = CENTS.test(word) || (PENNIES.test(word) && !WITH_PENCE.has(code));
  if (hasCents && isCent) return `${code} cent`;
  return WITH_PENCE.has(code) && PENCE.test(word) ? `${code} penny` : undefined;
}

/** The meanings of a coin, by the currency next to it. */
function coins(text: string, { own, others }: Place): readonly Entry[] {
  const before = own
    .slice(0, own.lastIndexOf(text))
    .replace(/[\d.,]+|\band\b/g, " ")
    .trim();
  for (const other of [before, ...others]) {
    const code = other === "" ? undefined : currencyIn(other);
    if (code === undefined) continue;
    const coin = coinOf(text, code);
    if (coin === undefined) return [];
    const notes = other === before ? NO_NOTES : [wording(text, coin)];
    return meant(text, coin, COST.context, null).map((one) => ({ ...one, notes }));
  }
  return [];
}

/** The habits of a name in a unit. A longer name means the same on both sides: "lb/ton to kg/ton". A region has its own ton. */
const withinUnits = ({ text, own, others, isWhole }: Place) =>
  (isWhole ? [] : [own, ...(text.length > 1 ? others : [])])
    .flatMap((unit) => habitsOf("within", text, unit))
    .filter(({ means }) => means !== "short ton" || text === "T" || region() === null);

/** Further meanings of a name: those that the context suggests, then fallbacks. */
export function alsoMeant(place: Place): readonly Entry[] {
  const { text, others, isWhole } = place;
  const [habit] = [
    ...(isWhole ? habitsOf("whole", text) : []),
    ...others.flatMap((other) => (isWhole ? habitsOf("whole", text, other) : [])),
    ...withinUnits(place),
  ];
  const says = habit?.says ?? (isWhole ? habit?.means : null) ?? null;
  return [
    ...(habit ? meant(text, habit.means, COST.context, says) : []),
    ...aloneMeanings(place),
    ...(isCoin(text) ? coins(text, place) : []),
    ...others
      .flatMap((other) => habitsOf("last", text, other))
      .flatMap(({ means, says }) =>
        meant(text, means, COST.unlikely, says ?? (means.includes("/") ? means : null)),
      ),
  ];
}

/** The meanings in a question without a target: "cents" are coins, not hundredths of an acre. */
function aloneMeanings({ text, isWhole, isOnly }: Place): readonly Entry[] {
  const [habit] = isWhole && isOnly ? habitsOf("alone", text) : [];
  if (!habit) return [];
  const others = ownNames(text).flatMap(({ row }) => (row ? [row] : []));
  return meant(text, habit.means, COST.context, null).map((one) => ({
    ...one,
    cost: one.row ? one.cost : COST.alone,
    notes: others.length > 0 ? [{ kind: "shared", text, match: matchOf(one, text), others }] : one.notes,
  }));
}

const QUALIFIER = /(?<!\p{L})(?:uk|u\.k\.|imperial|imp|british|long|metric) $/u;

/** The region that a question implies for a name; undefined if only one of two mentions is British: "UK gallons in gallons". */
export function regionSaid(text: string, { source, isBritish }: Context): Region | undefined {
  if (!isBritish) return undefined;
  const stem = text.toLowerCase().replace(/s$/, "");
  const rest = source.toLowerCase().split(stem);
  return rest.length > 2 && rest.some((before) => QUALIFIER.test(before)) ? undefined : "uk";
}
