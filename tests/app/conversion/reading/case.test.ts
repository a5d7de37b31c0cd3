import { describe, expect, it } from "vitest";
import { categories, describeError, findUnit, type Unit } from "~/conversion";
import { type BaseUnitForm, isSameForm } from "~/conversion/algebra/base-unit-form";
import { prefixed, type UnitExpression } from "~/conversion/algebra/expression";
import * as customary from "~/conversion/constants/customary";
import * as customaryLength from "~/conversion/constants/customary-length";
import * as exact from "~/conversion/constants/exact";
import * as measured from "~/conversion/constants/measured";
import * as temperature from "~/conversion/constants/temperature";
import { joinedProduct } from "~/conversion/reading/lexicon/own-names";
import { prefixableUnits } from "~/conversion/reading/name/prefixed-units";
import { namesOf, normalizeTypography, withoutQualifier } from "~/conversion/reading/name/unit-names";

const SYMBOL = /^[A-Za-zµΩ]{1,7}$/;
const swap = (sign: string): string => {
  if (sign === "µ" || sign === "Ω") return sign;
  return sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
};

/** How people write a symbol in the wrong case: in small letters, in capitals, capitalized, or with the first letter's case swapped. */
const HABITS: readonly ((symbol: string) => string)[] = [
  (symbol) => symbol.replace(/[A-Za-z]/g, (sign) => sign.toLowerCase()),
  (symbol) => symbol.replace(/[A-Za-z]/g, (sign) => sign.toUpperCase()),
  (symbol) =>
    symbol.replace(/[A-Za-z]/g, (sign, place) => (place === 0 ? sign.toUpperCase() : sign.toLowerCase())),
  (symbol) => swap(symbol.charAt(0)) + symbol.slice(1),
];
const otherCases = (symbol: string): readonly string[] =>
  HABITS.map((inCase) => inCase(symbol)).filter((spelling) => spelling !== symbol);

/** The symbols and short names that a unit goes by, in their own case: Wh beside W·h. */
const symbolsOf = ({ names }: UnitExpression): readonly string[] =>
  [names?.symbol ?? "", ...(names?.aliases ?? [])].filter((text) => SYMBOL.test(text));

type Written = { readonly text: string; readonly start: string; readonly form: BaseUnitForm };

const prefixedSymbols: readonly Written[] = prefixableUnits().flatMap(({ unit, prefixes }) =>
  symbolsOf(unit).flatMap((symbol) =>
    prefixes.flatMap((prefix) =>
      [prefix.symbol, ...prefix.typed].map((start) => ({
        text: start + symbol,
        start,
        form: prefixed(prefix, unit).resolve(),
      })),
    ),
  ),
);

const isUnit = (value: unknown): value is UnitExpression =>
  typeof value === "object" && value !== null && "names" in value && value.names !== undefined;

/** Everything that is a unit's name letter by letter, "acre" for "acre (US)" included, and the codes of currencies in small letters. */
const ownTexts: ReadonlySet<string> = new Set(
  [
    ...categories.flatMap(({ id, units }) =>
      units.flatMap((unit) => [
        ...namesOf(unit),
        unit.ucum ?? "",
        ...(id === "currency" ? [unit.id.toLowerCase()] : []),
      ]),
    ),
    ...[exact, customaryLength, temperature, customary, measured].flatMap((block) =>
      Object.values(block).filter(isUnit).flatMap(symbolsOf),
    ),
    ...prefixedSymbols.map(({ text }) => text),
  ]
    .map(normalizeTypography)
    .flatMap((text) => [text, withoutQualifier(text) ?? text]),
);

const byLowerCase = new Map<string, Written[]>();
for (const written of prefixedSymbols) {
  const key = written.text.toLowerCase();
  byLowerCase.set(key, [...(byLowerCase.get(key) ?? []), written]);
}

/** The different sizes that a spelling can have once case is ignored. */
function sizesOf(spelling: string): readonly BaseUnitForm[] {
  const sizes: BaseUnitForm[] = [];
  for (const { form } of byLowerCase.get(spelling.toLowerCase()) ?? [])
    if (!sizes.some((known) => isSameForm(known, form))) sizes.push(form);
  return sizes;
}

/** True where the prefix is as it was typed, by someone who used both cases in what follows: mSec, kJoule. */
const showsPrefix = (text: string, form: BaseUnitForm): boolean =>
  /\p{Ll}/u.test(text) &&
  /.\p{Lu}/u.test(text) &&
  (byLowerCase.get(text.toLowerCase()) ?? []).some(
    (one) => text.startsWith(one.start) && isSameForm(one.form, form),
  );

/**
 * "rad" is a dose and an angle, and RAD a UCUM code; DA is the dalton's own symbol, with a letter shifted; a gmol is the mole of
 * grams, an AF an acre-foot, FR the gauge of catheters, and dH and fH are degrees of water hardness; ar is
 * UCUM's are, a gamma is exactly a microgram, and u is the dalton.
 */
const HOMONYMS = /rad$|^\p{L}{1,2}u$|^(?:DA|gmol|AF|FR|dH|fH|Ar|Ugs)$/iu;

const wrongCases = [...new Set(prefixedSymbols.flatMap(({ text }) => otherCases(text)))].filter(
  (text) => !ownTexts.has(normalizeTypography(text)) && !HOMONYMS.test(text) && !joinedProduct(text),
);

/** True where a text is one of the unit's own names in any case, or its plural. */
const isCalled = (unit: Unit, text: string): boolean =>
  namesOf(unit)
    .map((name) => normalizeTypography(withoutQualifier(name) ?? name).toLowerCase())
    .some((name) => [name, `${name}s`].includes(normalizeTypography(text).toLowerCase()));

describe("a prefixed symbol in the wrong case", () => {
  const outcomes = { refused: 0, asked: 0, accepted: 0 };
  const misread: string[] = [];
  for (const text of wrongCases) {
    const found = findUnit(text);
    if (!found.ok) {
      outcomes[found.error.code === "ambiguous_unit" ? "asked" : "refused"] += 1;
      continue;
    }
    outcomes.accepted += 1;
    const { unit } = found.value;
    const form = unit.scale.factor.resolve();
    const sizes = sizesOf(text);
    // Kg may be kG, but the gram is the everyday one; two prefixes before one unit would be a question.
    const rivals = sizes.filter(({ dimension }) => dimension.join() === form.dimension.join());
    const isAmong = sizes.some((size) => isSameForm(size, form)) || isCalled(unit, text);
    const isShown = unit.ucum === text || isCalled(unit, text) || showsPrefix(text, form);
    if (!isAmong || (rivals.length > 1 && !isShown)) misread.push(`${text} was read as ${unit.name}`);
  }

  it("is never read as another unit, nor as one of several that it may be", () => {
    expect(misread).toEqual([]);
  });

  it("is tried in each habit: some are refused, some asked about, and some mean one unit in any case", () => {
    expect(wrongCases.length).toBeGreaterThan(3_500);
    expect(outcomes.refused).toBeGreaterThan(1_500);
    expect(outcomes.asked).toBeGreaterThan(600);
    expect(outcomes.accepted).toBeGreaterThan(1_200);
  });
});

describe("a symbol of which only one unit can be meant is read in any case", () => {
  it.each([
    ["KM", "kilometer"],
    ["Km", "kilometer"],
    ["CM", "centimeter"],
    ["Kwh", "kilowatt-hour"],
    ["KWH", "kilowatt-hour"],
    ["kwh", "kilowatt-hour"],
    ["khz", "kilohertz"],
    ["KHZ", "kilohertz"],
    ["kpa", "kilopascal"],
    ["KPA", "kilopascal"],
    ["ghz", "gigahertz"],
    ["dl", "deciliter"],
    ["FT", "foot"],
    ["Ft", "foot"],
    ["LBS", "pound"],
    ["AC", "acre"],
  ])("%s is the %s", (text, name) => {
    const found = findUnit(text);
    expect(found.ok ? found.value.unit.name : describeError(found.error)).toBe(name);
  });
});

describe("a symbol whose prefix depends on its case is asked about", () => {
  it.each([
    ["mwh", "'mwh' could be mW·h (milliwatt-hours) or MW·h (megawatt-hours)."],
    ["mhz", "'mhz' could be mHz (millihertz) or MHz (megahertz)."],
    ["mpa", "'mpa' could be mPa (millipascals) or MPa (megapascals)."],
    ["mev", "'mev' could be meV (millielectronvolts) or MeV (megaelectronvolts)."],
  ])("%s: %s", (text, sentence) => {
    const found = findUnit(text);
    const said = found.ok ? found.value.unit.name : describeError(found.error);
    const inOrder = (one: string) =>
      one
        .replace(/[.]$/, "")
        .split(/ could be | or /)
        .toSorted();
    expect(inOrder(said)).toEqual(inOrder(sentence));
  });

  it("a megaparsec typed in small letters is not a milliparsec: nobody divides a parsec", () => {
    const found = findUnit("mpc");
    expect(found.ok ? found.value.unit.name : describeError(found.error)).toContain("Mpc");
  });
});

/** The prefixes that the case of a letter tells apart. */
const CASED_PREFIX = /^(?:square |cubic )?(?:milli(?!on)|mega|pico|peta)/;
/** Nobody has millibits, or megameters of mercury; an MMBtu is a million of them in any case. */
const ONE_PREFIX = /bit|byte|^mm(?=[HWCB])/i;

// Mpas were mPa·s, MGi milligilberts, mPag megapascals, and Mm² square millimeters of a wire.
describe("a symbol of the catalogue that begins with a prefix", () => {
  const typed = categories.flatMap(({ units }) =>
    units
      .filter(({ name }) => CASED_PREFIX.test(name) && !ONE_PREFIX.test(name))
      .flatMap((unit) =>
        [unit.symbol, ...unit.aliases]
          .filter((name) => /^[mMpP](?!illi|ega|ico|eta)[A-Za-z0-9²³]+$/.test(name) && !ONE_PREFIX.test(name))
          .flatMap((name) => {
            const other = swap(name.charAt(0)) + name.slice(1);
            return [other, name.toUpperCase(), name.toLowerCase()].map((text) => ({ text, name, unit }));
          })
          .filter(({ text, name }) => text[0] !== name[0]),
      ),
  );

  it("is never read where the prefix is in the other case", () => {
    const misread = typed.filter(({ text, unit }) => {
      const found = findUnit(text);
      return found.ok && isSameForm(found.value.unit.scale.factor.resolve(), unit.scale.factor.resolve());
    });
    expect(misread.map(({ text, unit }) => `${text} was read as ${unit.name}`)).toEqual([]);
    expect(typed.length).toBeGreaterThan(200);
  });
});
