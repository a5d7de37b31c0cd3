import { toExpression, toThe } from "../../algebra/expression";
import { NO_DIMENSION } from "../lexicon/dimensions";
import type { Text } from "../text/text";
import { Item } from "./item";

const POWER = /^10\^(-?\d{1,2})(?=\/ ?[\p{L}μ%]|$|(?<=-\d+) )/u;

/** The powers of ten of UCUM, which are units: 10*3/uL and 10*-6.m, but "10*3 m" is a product. */
export function powerOfTenAt({ tokens, source, ends }: Text, at: number): Item | null {
  const token = tokens[at];
  if (token?.text !== "10" || tokens[at + 1]?.text !== "^" || tokens[at + 1]?.space) return null;
  const [all, exponent] = POWER.exec(source.slice(token.start)) ?? [];
  const end = all === undefined ? undefined : ends.get(token.start + all.length);
  return end === undefined
    ? null
    : new Item(end, 0, NO_DIMENSION, null, () => toThe(Number(exponent), toExpression("10")));
}
