import ucumLhc from "@lhncbc/ucum-lhc";
import { describe, expect, it, test } from "vitest";
import { categories, convert, snapshotRates, type Unit } from "~/conversion";
import { BASE_DIMENSIONS } from "~/conversion/algebra/dimension";
import { evaluate } from "~/conversion/converting/rule";
import { toDouble } from "~/numerals/nearest-double";
import { present } from "../../support/present";
import { disagreements, explanationFor } from "./disagreements";

const ucum = ucumLhc.UcumLhcUtils.getInstance();

function ucumUnit(code: string) {
  const answer = ucum.getSpecifiedUnit(code, "validate");
  if (!answer.unit) throw new Error(`UCUM does not know ${code}: ${answer.retMsg.join("; ")}`);
  return answer.unit;
}

/** UCUM's mole is a plain number of CODATA 1986; compared here as the base unit it is in the SI. */
const UCUM_MOLE = ucumUnit("mol").magnitude_;

const codedUnits = categories.flatMap((category) =>
  category.units.flatMap((unit) =>
    unit.ucum === null ? [] : [{ key: `${category.id}/${unit.id}`, code: unit.ucum, unit }],
  ),
);
/** Scales with a zero or a logarithm of their own are held to values instead. */
const isSpecial = (code: string): boolean => ucumUnit(code).isSpecial_;
const linearUnits = codedUnits.filter(({ code, unit }) => !isSpecial(code) && unit.scale.kind !== "curve");

/** The magnitude and dimension the unit should have in UCUM's base units (m, s, g, rad, K, C, cd). */
function inUcumBase(unit: Unit): { magnitude: number; dimension: readonly number[] } {
  const factor = unit.scale.factor.resolve();
  const size = evaluate(factor, snapshotRates);
  if (!size.ok) throw new Error(size.error.code);
  const of = (base: (typeof BASE_DIMENSIONS)[number]) =>
    present(factor.dimension[BASE_DIMENSIONS.indexOf(base)]);
  const magnitude = toDouble(size.value) * 1000 ** of("M") * UCUM_MOLE ** of("N");
  return {
    magnitude,
    dimension: [of("L"), of("T") - of("I"), of("M"), of("angle"), of("Θ"), of("I"), of("J")].map(
      (n) => n + 0,
    ),
  };
}

/** A reciprocal unit stands for the inverse of its partner, and so does its code. */
function relativeDifference({ unit, code }: { unit: Unit; code: string }): number {
  const { magnitude_ } = ucumUnit(code);
  const theirs = unit.scale.kind === "reciprocal" ? 1 / magnitude_ : magnitude_;
  return Math.abs(theirs / inUcumBase(unit).magnitude - 1);
}

describe("against the Unified Code for Units of Measure", () => {
  test("more than a thousand units are compared", () => {
    expect(linearUnits.length).toBeGreaterThan(1000);
  });

  it.each(linearUnits)("$key is $code, in dimension and size, or the difference is explained", (coded) => {
    const { dimVec_ } = ucumUnit(coded.code).dim_;
    const sign = coded.unit.scale.kind === "reciprocal" ? -1 : 1;
    const theirs = (dimVec_ ?? [0, 0, 0, 0, 0, 0, 0]).map((n) => n * sign + 0);
    expect(theirs).toEqual(inUcumBase(coded.unit).dimension);
    expect(relativeDifference(coded)).toBeLessThanOrEqual(explanationFor("UCUM", coded.key)?.within ?? 1e-12);
  });

  it("no explanation outlives its difference", () => {
    const linearKeys = new Set(linearUnits.map(({ key }) => key));
    const explained = disagreements
      .filter(({ against }) => against === "UCUM")
      .flatMap(({ units }) => units.filter((key) => linearKeys.has(key)));
    const differing = linearUnits.filter((coded) => relativeDifference(coded) > 1e-12).map(({ key }) => key);
    expect(differing.toSorted()).toEqual(explained.toSorted());
  });

  it.each([
    ["Cel", "celsius", "K", "kelvin"],
    ["[degF]", "fahrenheit", "K", "kelvin"],
    ["[degF]", "fahrenheit", "Cel", "celsius"],
    ["Cel", "celsius", "[degF]", "fahrenheit"],
    ["[degR]", "rankine", "Cel", "celsius"],
  ])("the scale %s reads as ours does", (fromCode, fromUnit, toCode, toUnit) => {
    let compared = 0;
    for (const value of ["0", "-40", "36.6", "100", "1234.5"]) {
      const theirs = ucum.convertUnitTo(fromCode, Number(value), toCode).toVal;
      const ours = convert({ category: "temperature", fromUnit, toUnit, value }, snapshotRates);
      if (!ours.ok) continue;
      compared += 1;
      expect(Math.abs(ours.value.result - present(theirs))).toBeLessThanOrEqual(1e-10);
    }
    // Of these only -40 °R is below absolute zero.
    expect(compared).toBe(fromCode === "[degR]" ? 4 : 5);
  });

  it("where the library reads the Réaumur scale otherwise, the difference is explained", () => {
    const theirs = present(ucum.convertUnitTo("Cel", 100, "[degRe]").toVal);
    const ours = convert(
      { category: "temperature", fromUnit: "celsius", toUnit: "reaumur", value: "100" },
      snapshotRates,
    );
    expect(ours.ok && ours.value.result).toBe(80);
    expect(Math.abs(theirs / 80 - 1)).toBeLessThanOrEqual(
      present(explanationFor("UCUM", "temperature/reaumur")).within,
    );
  });

  it("a decibel is a tenth of a bel", () => {
    const ours = convert({ category: "sound", fromUnit: "dB", toUnit: "B", value: "25" }, snapshotRates);
    expect(ours.ok && ours.value.result).toBe(ucum.convertUnitTo("dB", 25, "B").toVal);
  });

  it("only temperatures and levels have scales that a factor does not tell", () => {
    const special = codedUnits
      .filter(({ code }) => isSpecial(code))
      .map(({ key }) => present(key.split("/")[0]));
    expect(["temperature", "sound"]).toEqual(expect.arrayContaining([...new Set(special)]));
  });
});
