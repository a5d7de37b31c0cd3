import { spawnSync } from "node:child_process";
import type { BaseDimension } from "~/conversion/algebra/dimension";

/** A quantity as a number and the powers of its base units. */
export type BaseUnits = { readonly size: number; readonly dimension: Readonly<Record<string, number>> };

/** GNU units' base units as powers of ours. In GNU units, the steradian is a base unit. */
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

const run = (args: readonly string[], input = "") =>
  spawnSync("units", args, {
    input,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8", UNITS_ENGLISH: "US" },
  }).stdout as string | null;

export const hasGnuUnits = (): boolean => run(["--version"])?.startsWith("GNU Units") ?? false;

/** Parses "feet = 12 inch = 0.3048 kg m / s^2" into a number of base units. */
function readReduced(line: string): BaseUnits {
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

/** Reduces all expressions in one run of the program. An empty target after each makes it print base units. */
export function reduceWithGnu(expressions: readonly string[]): readonly BaseUnits[] {
  const input = expressions.map((expression) => `${expression}\n\n`).join("");
  const lines = (run(["-q", "-t", "-o", "%.17g"], input) ?? "").trimEnd().split("\n");
  return expressions.map((_, i) => readReduced(lines[i] ?? ""));
}
