import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { categories, snapshotRates, type Unit } from "~/conversion";
import { evaluate } from "~/conversion/convert";
import { BASE_DIMENSIONS, type BaseDimension } from "~/conversion/dimension";
import { toDouble } from "~/numerals/ratio";
import { gnuExpression } from "../../support/gnu-expressions";
import { disagreements, explanationFor } from "./disagreements";

/** GNU units' base units and the powers of ours they stand for; it gives the steradian a dimension of its own. */
const baseUnits: Readonly<Record<string, readonly [BaseDimension, number]>> = {
  m: ["L", 1],
  kg: ["M", 1],
  s: ["T", 1],
  A: ["I", 1],
  K: ["Θ", 1],
  mol: ["N", 1],
  cd: ["J", 1],
  radian: ["angle", 1],
  sr: ["angle", 2],
  bit: ["information", 1],
};

const gnuUnits = (args: readonly string[], input = "") =>
  spawnSync("units", args, {
    input,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8", UNITS_ENGLISH: "US" },
  }).stdout as string | null;

const isInstalled = gnuUnits(["--version"])?.startsWith("GNU Units") ?? false;
/** Units with a linear scale for which GNU units has words. */
const compared = categories.flatMap((category) =>
  category.units.flatMap((unit) => {
    if (unit.scale.kind !== "linear") return [];
    const expression = gnuExpression(category.id, unit.id, unit.ucum);
    return expression === null ? [] : [{ key: `${category.id}/${unit.id}`, expression, unit }];
  }),
);

type Reading = { readonly size: number; readonly dimension: Readonly<Record<string, number>> };

/** "feet = 12 inch = 0.3048 kg m / s^2" read as a number of base units. */
function readReduced(line: string): Reading {
  const [number = "", ...words] = line.replace(/^.* = /, "").split(/\s+/);
  const dimension: Record<string, number> = {};
  let sign = 1;
  for (const word of words) {
    const [name = "", exponent = "1"] = word.split("^");
    const base = baseUnits[name];
    if (word === "/") sign = -1;
    else if (base) dimension[base[0]] = (dimension[base[0]] ?? 0) + sign * Number(exponent) * base[1];
    else if (word !== "") throw new Error(`GNU units answered ${line}`);
  }
  return { size: Number(number), dimension };
}

/** All expressions reduced by one run of the program: an empty wish after each makes it print base units. */
function readAll(): ReadonlyMap<string, Reading> {
  const input = compared.map(({ expression }) => `${expression}\n\n`).join("");
  const lines = gnuUnits(["-q", "-t", "-o", "%.17g"], input)!.trimEnd().split("\n");
  return new Map(compared.map(({ key }, i) => [key, readReduced(lines[i] ?? "")]));
}

function relativeDifference(unit: Unit, theirs: number): number {
  const ours = evaluate(unit.scale.factor.resolve(), snapshotRates);
  if (!ours.ok) throw new Error(ours.error.code);
  return Math.abs(theirs / toDouble(ours.value) - 1);
}

function compareAll(): void {
  const readings = readAll();

  it("more than fourteen hundred units are compared", () => {
    expect(compared.length).toBeGreaterThan(1400);
  });

  it.each(compared)(
    "$key is «$expression», in dimension and size, or the difference is explained",
    ({ key, unit }) => {
      const { size, dimension } = readings.get(key)!;
      const ours = unit.scale.factor.resolve().dimension;
      for (const [i, base] of BASE_DIMENSIONS.entries())
        expect(dimension[base] ?? 0, base).toBe(ours[i]! + 0);
      const allowed = explanationFor("GNU units", key)?.within ?? 1e-12;
      expect(relativeDifference(unit, size)).toBeLessThanOrEqual(allowed);
    },
  );

  it("every explanation is about a unit that is compared", () => {
    const explained = disagreements
      .filter(({ against }) => against === "GNU units")
      .flatMap(({ units }) => units);
    const keys = new Set(compared.map(({ key }) => key));
    expect(explained.filter((key) => !keys.has(key))).toEqual([]);
  });
}

describe("against the definitions of GNU units", () => {
  if (isInstalled) compareAll();
  else
    it("is left out on this machine: the program `units` (Debian package units) is not installed", () => {
      expect(isInstalled).toBe(false);
    });
});
