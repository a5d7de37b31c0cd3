import { type ReadNumber, readNumber } from "~/numerals/read-number";
import { productNode, type UnitNode } from "../expression/unit-node";

/** A number as it was written and what follows it, which may hold targets: 5 and "mi km". */
export type Counted = {
  readonly digits: string;
  readonly number: Extract<ReadNumber, { ok: true }>;
  readonly unit: string;
};

/** A number with its unit. */
export type Amount = Counted & {
  readonly node: UnitNode;
  /** Where the text ends that it was read from. */
  readonly end: number;
  /** Whether it is the number that was written: not in ten feet square, 2^3 m, π/2 rad. */
  readonly isCounted: boolean;
  /** Whether its unit was left out and the answer says so. */
  readonly isCompleted?: boolean;
};

/** A text that is not a number as anybody writes one: 1e3.5, 1:30, 6.67430(15). */
export class InvalidNumber extends Error {}

/** What makes the number before it none. */
const NO_NUMBER = /^(?:\.\d|:\d|\(\d+\)| ?[¼-¾⅐-⅞])/;

/** A number, read between two places of a text, with the unit that belongs to its form or none. Throws InvalidNumber. */
export function amountOf(
  digits: string,
  unit: string,
  { text, start, end }: { readonly text: string; readonly start: number; readonly end: number },
): Amount {
  const [number, rest, column] = [readNumber(digits), text.slice(end), start + 1];
  if (!number.ok || (unit === "" && NO_NUMBER.test(rest)))
    throw new InvalidNumber(/^\S+/.exec(text.slice(start))?.[0]);
  const node: UnitNode = { kind: "number", text: number.text, column };
  return {
    digits: digits.trim(),
    number,
    unit,
    end,
    isCounted: unit !== "π" && (unit !== "" || !/^ *[*×·/^]/.test(rest)),
    node: unit === "" ? node : productNode([node, { kind: "atom", text: unit, column }]),
  };
}

/** The amounts of one quantity as a sum. */
export const sumNode = (amounts: readonly Amount[]): UnitNode => ({
  kind: "sum",
  terms: amounts.map((amount) => ({ sign: 1, node: amount.node, text: textOf(amount) })),
});

/** "5 ft" */
export const textOf = ({ digits, unit }: Amount): string => `${digits} ${unit}`;

/** With what follows its unit: "in" and " cm" of 5'11" cm. */
export function withRest<T extends Counted>(counted: T, rest: string): T {
  const space =
    counted.unit !== "" && !counted.unit.endsWith("/") && /^[^\s\d/*×·^(.,;-]/.test(rest) ? " " : "";
  return { ...counted, unit: (counted.unit + space + rest).trim() };
}
