import { dimensionOf, isAboutSameSize } from "../../converting/rule";
import type { ConversionError, UnitChoice } from "../../errors";
import { isNeverMeant, isVariantUnsaid, namesakesOf, unitsCalled } from "./common-meanings";
import { baseUnitOf } from "./expression-unit";
import type { Assumption, UnitMatch, Variant } from "./readings";
import { meantInRegion } from "./region";
import type { FindOptions } from "./row-candidates";

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

/** Calories and Btu, which differ little by their table; the M of MBtu may be a thousand. */
const OF_TABLE = /^(?!.*mega)[^()]*\((?:IT|th)\)[^()]*$/;

/** "$" is the sign of many currencies. */
export function signReading(
  text: string,
  role: Variant["role"],
  chosen: UnitMatch,
  partner?: UnitMatch,
): Variant | null {
  const namesakes = namesakesOf(text, chosen, partner?.unit);
  if (meantInRegion([chosen, ...namesakes]) === chosen) return null;
  const alternatives = namesakes.filter((one) => isOtherMeaning(one, chosen));
  const isOnly = namesakes.length === 0 && !OF_TABLE.test(chosen.unit.name);
  if (alternatives.length > 0 || (isOnly && isVariantUnsaid(text, chosen.unit)))
    return { kind: "unit", text, role, chosen, alternatives };
  const mentioned = unitsCalled("mentioned", text, chosen, partner?.unit).filter((one) =>
    isOtherMeaning(one, chosen),
  );
  return mentioned.length === 0
    ? null
    : { kind: "unit", text, role, chosen, alternatives: mentioned, isMention: true };
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
