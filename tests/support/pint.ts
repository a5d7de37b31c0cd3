import { spawnSync } from "node:child_process";
import type { BaseDimension } from "~/conversion/algebra/dimension";
import type { BaseUnits } from "./gnu-units";

const baseUnits: Readonly<Record<string, BaseDimension>> = {
  meter: "L",
  kilogram: "M",
  second: "T",
  ampere: "I",
  kelvin: "Θ",
  mole: "N",
  candela: "J",
  radian: "angle",
  bit: "information",
};

/** pint treats a count as a unit: a becquerel is counts per second. Elsewhere a count is a plain number. */
const PLAIN_NUMBER = "count";

const REDUCE = `
import json, sys, pint
registry = pint.UnitRegistry()
for line in sys.stdin:
    quantity = registry(line.strip()).to_base_units()
    units = {name: float(power) for name, power in quantity._units.items()}
    print(json.dumps([float(quantity.magnitude), units]))
`;

/** Debian's package belongs to Debian's Python, which may not be the first on the path. */
const PYTHONS = ["/usr/bin/python3", "python3"];
const hasPintIn = (python: string): boolean => spawnSync(python, ["-c", "import pint"]).status === 0;

/** A Python interpreter that can import pint, or undefined. */
export const pythonWithPint = (): string | undefined => PYTHONS.find(hasPintIn);

/** Converts all expressions to pint's base units. */
export function reduceWithPint(python: string, expressions: readonly string[]): readonly BaseUnits[] {
  const run = spawnSync(python, ["-c", REDUCE], { input: `${expressions.join("\n")}\n`, encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [size, powers]: [number, Record<string, number>] = JSON.parse(line);
      const dimension: Record<string, number> = {};
      for (const [name, power] of Object.entries(powers)) {
        if (name === PLAIN_NUMBER) continue;
        const base = baseUnits[name];
        if (!base) throw new Error(`pint answered ${line}`);
        dimension[base] = (dimension[base] ?? 0) + power;
      }
      return { size, dimension };
    });
}
