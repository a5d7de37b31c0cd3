import { describe, expect, it } from "vitest";
import { categories, snapshotRates } from "~/conversion";
import { evaluate, isRational } from "~/conversion/converting/rule";
import { divide, fraction, isEqual, isLess, ONE, type Ratio } from "~/numerals/ratio";
import nameFactors from "../../support/name-factors.json";

type Unit = (typeof categories)[number]["units"][number];
/** What tests/support/name-oracle.py makes of each name, word by word: coherent SI units, a fraction or 40 digits. */
const read: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(nameFactors));

/** One of the unit in coherent SI units; for a reciprocal unit ("kilogram/joule") what its name says is the other way up. */
function sizeOf({ scale }: Unit): { readonly size: Ratio; readonly isRational: boolean } {
  const form = scale.factor.resolve();
  const size = evaluate(form, snapshotRates);
  if (!size.ok) throw new Error(size.error.code);
  return { size: size.value, isRational: isRational(form) };
}

const NEARLY = {
  above: fraction("1.0000000000000000000000000000001"),
  below: fraction("0.9999999999999999999999999999999"),
};
const isNearly = (a: Ratio, b: Ratio): boolean => {
  const quotient = divide(a, b);
  return isLess(quotient, NEARLY.above) && isLess(NEARLY.below, quotient);
};

function isAsNamed(unit: Unit, written: string): boolean {
  const { size, isRational } = sizeOf(unit);
  const named = fraction(written);
  const isPartner = unit.scale.kind === "reciprocal" && unit.name.includes("/");
  const expected = isPartner ? divide(ONE, named) : named;
  return isRational ? isEqual(size, expected) : isNearly(size, expected);
}

describe("a unit's size is what the words of its name say", () => {
  const named = categories.flatMap(({ id, units }) =>
    units.flatMap((unit) => {
      const written = read.get(id)?.[unit.name];
      return written === undefined ? [] : [{ category: id, unit, written }];
    }),
  );

  it("agrees with an independent reading to the last digit, irrational and measured ones to thirty", () => {
    const wrong = named.filter(({ unit, written }) => !isAsNamed(unit, written));
    expect(wrong.map(({ category, unit, written }) => `${category}: ${unit.name} is not ${written}`)).toEqual(
      [],
    );
  });

  it("is applied to nearly every unit whose name consists of words", () => {
    expect(named.length).toBeGreaterThan(1_680);
  });
});
