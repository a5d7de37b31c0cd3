import { describe, expect, it } from "vitest";
import { categories, findCategory, findUnit, type Unit } from "~/conversion";
import { type BaseUnitForm, isSameForm } from "~/conversion/algebra/base-unit-form";
import { prefixed, type UnitExpression } from "~/conversion/algebra/expression";
import { nameOf, symbolOf, ucumOf } from "~/conversion/algebra/names";
import { prefixableUnits } from "~/conversion/reading/name/prefixed-units";
import { namesOf, normalizeTypography, withoutQualifier } from "~/conversion/reading/name/unit-names";

const rows = categories.flatMap((category) => category.units.map((unit) => ({ category, unit })));
const formOf = (unit: Unit): BaseUnitForm => unit.scale.factor.resolve();

type Text = { readonly category: string; readonly unit: Unit; readonly text: string };

const textsOf = (pick: (unit: Unit) => string | null): readonly Text[] =>
  rows.flatMap(({ category, unit }) => {
    const text = pick(unit);
    return text === null || text === "" ? [] : [{ category: category.id, unit, text }];
  });

/** What a text means in its category: a name that variants share is refused by --strict, which offers its own unit first. */
function foundBy({ text, category }: Text): Unit | string {
  const found = findUnit(text, { category, isStrict: true });
  if (found.ok) return found.value.unit;
  const [first] = found.error.code === "ambiguous_unit" ? found.error.choices : [];
  return findCategory(category)?.units.find(({ id }) => id === first?.id) ?? found.error.code;
}

const say = ({ category, unit, text }: Text, found: Unit | string): string =>
  `${category}/${unit.id}: '${text}' gives ${typeof found === "string" ? found : found.id}`;

const misread = (texts: readonly Text[], isMeant: (unit: Unit, found: Unit) => boolean): readonly string[] =>
  texts.flatMap((one) => {
    const found = foundBy(one);
    return typeof found !== "string" && isMeant(one.unit, found) ? [] : [say(one, found)];
  });

/** A drachma, a Chinese mu, miles per hour, the gon of calculators and an electronvolt, written as a prefix and a unit would be. */
const HOMONYMS: ReadonlySet<string> = new Set(["Grd", "Mu", "Mph", "Grad", "EV"]);
/** Quarts, pints, pecks, years and the like in capitals, which nobody means as petateslas and quettatons. */
const IN_CAPITALS: ReadonlySet<string> = new Set(["PC", "PK", "PT", "Pt", "QR", "QT", "Qt", "YR"]);

describe("each of a unit's names finds it in its category", () => {
  it.each([
    ["name", (unit: Unit) => unit.name, 1900],
    ["plural", (unit: Unit) => unit.plural, 1900],
    ["symbol", (unit: Unit) => unit.symbol, 1900],
  ] as const)("by its %s", (_, pick, fewest) => {
    const texts = textsOf(pick);
    expect(misread(texts, (unit, found) => found === unit)).toEqual([]);
    expect(texts.length).toBeGreaterThan(fewest);
  });

  it("by its UCUM code, or another unit of the same size that shares the code", () => {
    const texts = textsOf((unit) => unit.ucum);
    const isSame = (unit: Unit, found: Unit) =>
      found === unit || (found.ucum === unit.ucum && isSameForm(formOf(unit), formOf(found)));
    expect(misread(texts, isSame)).toEqual([]);
    expect(texts.length).toBeGreaterThan(1300);
  });
});

describe("a prefix before a unit that takes it is read back", () => {
  const all = prefixableUnits().flatMap(({ unit, prefixes, isOnlyMultiplied = false }) =>
    prefixes
      .filter(({ form }) => !isOnlyMultiplied || form.ratio.denominator === 1n)
      .map((prefix) => prefixed(prefix, unit)),
  );

  /** Signs such as ″ stand for several units; [psi] takes no prefix in UCUM; a kilogram-force has its prefix; MREM may be milli or mega. */
  const isMeant = (text: string): boolean =>
    /\p{L}$/u.test(text) && !/\[|.kilogram-force|.kgf|^[A-Z]REM$/.test(text);

  const formsByText = new Map<string, Set<BaseUnitForm>>();
  const put = (text: string, form: BaseUnitForm): void => {
    const normalized = normalizeTypography(text);
    for (const key of [normalized, withoutQualifier(normalized) ?? normalized])
      formsByText.set(key, (formsByText.get(key) ?? new Set()).add(form));
  };
  for (const { unit } of rows)
    for (const text of [...namesOf(unit), unit.ucum ?? ""]) put(text, formOf(unit));
  for (const expression of all) put(symbolOf(expression) ?? "", expression.resolve());

  /** ds, the decistere and a decisecond: letter by letter the name of another unit too. */
  const isHomonym = (text: string, expression: UnitExpression): boolean => {
    const own = expression.resolve();
    return [...(formsByText.get(normalizeTypography(text)) ?? [])].some((form) => !isSameForm(form, own));
  };

  function lost(compose: (expression: UnitExpression) => string | null): {
    readonly count: number;
    readonly wrong: readonly string[];
  } {
    let count = 0;
    const wrong: string[] = [];
    for (const expression of all) {
      const text = compose(expression);
      if (text === null || !isMeant(text) || isHomonym(text, expression)) continue;
      count += 1;
      const found = findUnit(text);
      if (found.ok && isSameForm(formOf(found.value.unit), expression.resolve())) continue;
      if (!HOMONYMS.has(text) && !IN_CAPITALS.has(text))
        wrong.push(`'${text}' gives ${found.ok ? found.value.unit.id : found.error.code}`);
    }
    return { count, wrong };
  }

  it.each([
    ["name", nameOf, 1300],
    ["symbol", symbolOf, 1200],
    ["UCUM code", ucumOf, 900],
  ] as const)(
    "by its %s",
    (_, compose, fewest) => {
      const { count, wrong } = lost(compose);
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(fewest);
    },
    30_000,
  );
});
