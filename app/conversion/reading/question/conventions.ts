import { divide, multiply, type Ratio, ratio, toFixedText } from "~/numerals/ratio";
import type { Unit } from "../../categories/unit";
import { splitQuantity } from "../../converting/split-quantity";
import { countYears } from "../name/common-meanings";
import type { Assumption } from "../name/readings";

/** The number of years in units of several years. */
const YEARS: Readonly<Record<string, string>> = { decade: "10", century: "100", millennium: "1000" };

/** States the length of a unit of several years next to a unit that does not count years: "1 century in days". */
function yearsOf(unit: Unit, other: Unit): readonly Assumption[] {
  const years = YEARS[unit.name];
  if (years === undefined || countYears(unit, other)) return [];
  return [{ kind: "convention", text: `reading ${unit.name} as ${years} years of 365 days` }];
}

/** Whether a unit is based on the drop, whose size is stated: infusion sets have 10, 15, 20 or 60 to the milliliter. */
const isDrop = ({ name }: Unit): boolean => /^drop(?:$|\/)/.test(name);

/** Whether a unit is ppm in water, a milligram per liter (40 CFR 141), and not a ratio. */
const isPartOfWater = ({ id, name }: Unit): boolean => id === "ppm" && name === "part/million (ppm)";

/** The conventions to state: ppm in water, the size of a drop, the atmosphere of a gauge pressure, or the length of years. */
export function conventionsOf(from: Unit, to: Unit): readonly Assumption[] {
  if (isPartOfWater(from) !== isPartOfWater(to))
    return [{ kind: "convention", text: "reading ppm as mg/L, as in water" }];
  if (isDrop(from) !== isDrop(to))
    return [{ kind: "convention", text: "reading drop as 0.05 mL, 20 to the milliliter" }];
  const isGauge = ({ name, scale }: Unit): boolean => scale.kind === "affine" && name.endsWith("gauge");
  if (isGauge(from) === isGauge(to)) return [...yearsOf(from, to), ...yearsOf(to, from)];
  const [gauge, verb] = isGauge(from) ? [from, "adding"] : [to, "subtracting"];
  const text = `reading ${gauge.symbol} as gauge pressure: ${verb} 1 atm (101.325 kPa)`;
  return [{ kind: "convention", text }];
}

const PARTS = ratio(64n);

/** States the nearest 64th, as rulers and drills are marked: "10 mm in inches as a fraction". */
export function fractionOf(value: Ratio, from: Unit, to: Unit): readonly Assumption[] {
  const [count] = splitQuantity(value, from, [to]) ?? [];
  if (!count) return [];
  const nearest = divide(ratio(BigInt(toFixedText(multiply(count, PARTS), 0))), PARTS);
  const whole = nearest.numerator / nearest.denominator;
  const rest = nearest.numerator % nearest.denominator;
  const part = rest === 0n ? "" : `${whole === 0n || rest > 0n ? rest : -rest}/${nearest.denominator}`;
  const text = [whole === 0n && part ? "" : String(whole), part].filter(Boolean).join(" ");
  return [{ kind: "convention", text: `${text} ${to.symbol} is the nearest 64th` }];
}
