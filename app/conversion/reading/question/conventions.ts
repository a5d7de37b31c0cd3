import { divide, multiply, type Ratio, ratio, toFixedText } from "~/numerals/ratio";
import type { Unit } from "../../categories/unit";
import { splitQuantity } from "../../converting/split-quantity";
import { countYears } from "../name/common-meanings";
import type { Assumption } from "../name/readings";

/** Units of several years, which are of 365 days as the year is. */
const YEARS: Readonly<Record<string, string>> = { decade: "10", century: "100", millennium: "1000" };

/** What is taken for granted of a unit of several years beside one of another length: 1 century in days. */
function yearsOf(unit: Unit, other: Unit): readonly Assumption[] {
  const years = YEARS[unit.name];
  if (years === undefined || countYears(unit, other)) return [];
  return [{ kind: "convention", text: `reading ${unit.name} as ${years} years of 365 days` }];
}

/** Infusion sets have drops of other sizes: 10, 15, 20 or 60 to the milliliter. */
const isDrop = ({ name }: Unit): boolean => /^drop(?:$|\/)/.test(name);

/** Whether a unit is the part per million of water, a milligram per liter (40 CFR 141), and not the plain ratio. */
const isPartOfWater = ({ id, name }: Unit): boolean => id === "ppm" && name === "part/million (ppm)";

/** What is taken for granted: the atmosphere where a gauge pressure is beside an absolute one, the water of parts per million. */
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

/** "10 mm in inches as a fraction": the nearest 64th, as rules and drills are marked. */
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
