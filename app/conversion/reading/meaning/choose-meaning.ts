import type { Unit } from "../../categories/unit";
import { dimensionOf, isAboutSameSize, isSameSize } from "../../converting/rule";
import { type ConversionError, fail, type Result, succeed, type UnitChoice } from "../../errors";
import { baseUnitOf } from "../expression/expression-unit";
import { isNeverMeant, isVariantUnsaid, mostCommon, namesakesOf, unitsCalled } from "../name/common-meanings";
import { distinct, preferring } from "../name/likelihood";
import type { Assumption, UnitMatch, Variant } from "../name/readings";
import { meantInRegion } from "../name/region";
import type { FindOptions } from "../name/row-candidates";
import { unknownUnit } from "../suggestion/unknown-unit";

/** The first match of each size. */
export const distinctSizes = <T extends UnitMatch>(matches: readonly T[]): readonly T[] =>
  distinct(matches, (a, b) => isSameSize(a.unit, b.unit));

export const toChoice = ({ category, unit }: UnitMatch): UnitChoice => ({
  category: category?.id ?? null,
  id: unit.id,
  name: unit.name,
  plural: unit.plural,
  symbol: unit.symbol,
  meaning: unit.note ?? `a unit of ${quantityOf({ category, unit })}`,
});

/** Without a category, because a symbol may stand for a unit that no page has. */
export const caseChoice = (match: UnitMatch): UnitChoice => ({ ...toChoice(match), category: null });

/** What a unit measures: the quantity of its category, or base units. */
export const quantityOf = ({ category, unit }: UnitMatch): string =>
  category?.quantityKind ?? baseUnitOf(dimensionOf(unit)).symbol;

/** A meaning of a text, with that text in its own case if it was written in another: in capitals by habit, or by mistake. */
type Spelled = UnitMatch & { readonly spelling?: string; readonly isInSmallLetters?: boolean };

/** Calories and Btu, which differ little by their table; the M of MBtu may be a thousand. */
const OF_TABLE = /^(?!.*mega)[^()]*\((?:IT|th)\)[^()]*$/;

/** "$" is the sign of many currencies. */
export function signReading(
  text: string,
  role: Variant["role"],
  chosen: Spelled,
  partner?: UnitMatch,
): Variant | null {
  const name = chosen.isInSmallLetters ? (chosen.spelling ?? text) : text;
  const namesakes = namesakesOf(name, chosen, partner?.unit);
  if (meantInRegion([chosen, ...namesakes]) === chosen) return null;
  const alternatives = namesakes.filter((one) => isOtherMeaning(one, chosen));
  const isOnly = namesakes.length === 0 && !OF_TABLE.test(chosen.unit.name);
  if (alternatives.length > 0 || (isOnly && isVariantUnsaid(name, chosen.unit)))
    return { kind: "unit", text, role, chosen, alternatives };
  const mentioned = unitsCalled("mentioned", name, chosen, partner?.unit);
  return mentioned.length === 0
    ? null
    : { kind: "unit", text, role, chosen, alternatives: mentioned, isMention: true };
}

type Choice<T> = { readonly chosen: T; readonly reading: Variant | null };

/**
 * The only meaning, or by far the most common one beside the meanings of the other unit, unless they differ by case; otherwise
 * an error that lists the choices.
 */
export function choose<T extends Spelled>(
  text: string,
  role: "from" | "to",
  matches: readonly T[],
  options: FindOptions,
  partners: readonly UnitMatch[] = [],
): Result<Choice<T>> {
  const sizes = distinctSizes(matches);
  const [first] = sizes;
  if (!first) return unknownUnit(text, options);
  if (sizes.length === 1)
    return succeed({ chosen: first, reading: signReading(text, role, first, partners[0]) });
  const choices = distinct(sizes, (a, b) => a.spelling === b.spelling);
  if (choices.length > 1)
    return fail({ code: "ambiguous_unit", unit: text, choices: choices.map(caseChoice), isCase: true });
  const alike = inSystemOf(partners, sizes);
  const [only, ...rest] = alike;
  const common =
    only && rest.length === 0
      ? { match: only, isObvious: false }
      : mostCommon(text, alike, partners[0]?.unit.name);
  const others = common ? sizes.filter((one) => isOtherMeaning(one, common.match)) : [];
  const isAssumed = common?.isObvious === false && others.length > 0;
  if (!common || (options.isStrict && isAssumed))
    return fail({
      code: "ambiguous_unit",
      unit: text,
      choices: preferring(sizes, isNeverMeant).map(toChoice),
    });
  const isPartner = ({ unit }: UnitMatch): boolean => partners.some((one) => isSameSize(one.unit, unit));
  const chosen = common.match;
  const alternatives = preferring(others, isPartner);
  return succeed({ chosen, reading: isAssumed ? { kind: "unit", text, role, chosen, alternatives } : null });
}

/** Whether a meaning is in use beside the one that was chosen, and gives another answer. */
export const isOtherMeaning = (one: UnitMatch, chosen: UnitMatch): boolean =>
  !isAboutSameSize(one.unit, chosen.unit) && !isNeverMeant(one);

/** An id or a UCUM code names one unit, unless another category has a unit of that id: cd is the cord and the candela. */
const isCode = ({ text, chosen, alternatives }: Variant): boolean =>
  chosen.category !== null &&
  (text === chosen.unit.id || text === chosen.unit.ucum) &&
  alternatives.every(({ unit }) => unit.id !== text);

/** The error for the first assumption, where none may be made; null where nothing was assumed. */
export function refusalOf(
  readings: readonly Assumption[],
  { isStrict }: FindOptions,
): ConversionError | null {
  if (!isStrict) return null;
  for (const reading of readings) {
    if (reading.kind === "number") return { code: "ambiguous_value", text: reading.text };
    if (reading.kind === "wording")
      return { code: "ambiguous_value", text: reading.text, meanings: [reading.shown] };
    if (reading.kind !== "unit" || reading.isMention || isCode(reading)) continue;
    const choices = [reading.chosen, ...reading.alternatives].map(toChoice);
    return { code: "ambiguous_unit", unit: reading.text, choices };
  }
  return null;
}

/** Measures that go with their own country's; all others go with any. */
const SYSTEMS: readonly RegExp[] = [
  /\(US\b|\(short\)/,
  /\(UK\)|\(long\)/,
  /(?:cup|spoon) \(metric\)/,
  /\(AU\)/,
];

const systemOf = ({ unit }: { readonly unit: Unit }): string =>
  SYSTEMS.filter((system) => system.test(unit.name)).join();

/**
 * Of several meanings of a text, those that go with the other unit, whose meanings are of one system: the UK's pints in a UK
 * gallon. The gallon beside a UK gallon is another one.
 */
function inSystemOf<T extends UnitMatch>(
  partners: readonly UnitMatch[],
  matches: readonly T[],
): readonly T[] {
  const [system, ...others] = new Set(partners.map(systemOf));
  if (!system || others.length > 0) return matches;
  const different = matches.filter(({ unit }) => partners.every((one) => !isSameSize(one.unit, unit)));
  return different.some((one) => systemOf(one) === system && !isNeverMeant(one))
    ? different.filter((one) => [system, ""].includes(systemOf(one)))
    : matches;
}
