import { bounded } from "../bounded";
import type { Category } from "../categories/category";
import { categories } from "../categories/find-category";
import type { Unit } from "../categories/unit";
import type { Conversion } from "../converting/conversion";
import { converter } from "../converting/convert";
import { snapshotRates } from "../currencies/snapshot";
import { type NamesText, plainPlace } from "../reading/name/names-text";

export type PlainAnswer = { readonly to: Unit; readonly conversion: Conversion };

/** A question whose number is unambiguous: it has no thousands separator or decimal comma. */
const PLAIN = /^(-?\d{1,15}(?:\.\d{1,15})?) (\S+) (?:(?:to|in|into) )?(\S+)$/;

type Named = { readonly category: Category; readonly unit: Unit };

function plainUnit(names: NamesText, name: string): Named | null {
  const place = plainPlace(names, name);
  if (place === null) return null;
  const [category, unit] = place.split(".").map(Number);
  const found = categories[category ?? -1];
  const row = found?.units[unit ?? -1];
  return found && row ? { category: found, unit: row } : null;
}

/** Answers a question with two names of one meaning each: "5 mi km", "5 miles in km". Null for others, and if it fails. */
export function askPlain(text: string, names: NamesText): PlainAnswer | null {
  const [, number = "", source = "", target = ""] = PLAIN.exec(text) ?? [];
  const from = plainUnit(names, source);
  const to = from && plainUnit(names, target);
  if (!to || to.category !== from.category) return null;
  const made = bounded(() => converter(from.category, from.unit, to.unit, snapshotRates));
  const conversion = made.ok ? made.value.convert(number) : made;
  return conversion.ok ? { to: to.unit, conversion: conversion.value } : null;
}
