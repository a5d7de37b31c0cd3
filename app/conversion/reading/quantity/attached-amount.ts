import { once } from "~/numerals/once";
import { matchAt } from "../expression/match-at";
import { findPair } from "../meaning/find-pair";
import { isNameOfOneUnit, rowsNamed } from "../name/named-rows";
import { smallerUnit } from "./smaller-units";

const ATTACHED = once(() => /(\d[\d.]*(?:\/\d+|[¼-¾⅐-⅞])?)\s*([\p{L}'"°]*)/uy);

/** Whether the digits straight after a unit are a further amount: the 11 of "5ft11in" and "5ft11"; but the 2 of m2 is a power. */
export function isAmountAfter(
  larger: { readonly number: string; readonly unit: string },
  text: string,
  at: number,
): boolean {
  if (!/\d/.test(text[at] ?? "")) return false;
  const [, digits = "", unit = ""] = matchAt(ATTACHED(), text, at) ?? [];
  const word = /^\S*/.exec(text.slice(at))?.[0] ?? "";
  // 1w2d
  const isUnit = larger.unit === "w" || isNameOfOneUnit(larger.unit, false);
  if (!isUnit || rowsNamed(larger.unit + word, {}).length > 0) return false;
  if (unit === "") return smallerUnit(larger, digits, true) !== undefined;
  // "2 s2 kW" has a power.
  if (/^[234]$/.test(word)) return false;
  // In kg.m2.s-2 the 2 is a power, and "m2K" goes on in no unit of length.
  if (/^[2-4]\.\p{L}/u.test(word)) return false;
  return !/^[23]\p{L}/u.test(word) || findPair(larger.unit, unit).ok;
}
