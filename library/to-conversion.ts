import {
  type Category,
  describeConversionSource,
  type Conversion as EngineConversion,
  type ExchangeRates,
  exactTextOf as exactText,
  type Unit,
} from "~/conversion";
import { toDouble } from "~/numerals/nearest-double";
import type { Ratio } from "~/numerals/ratio";
import { toError } from "./to-error";
import type { Conversion } from "./types";

export type Converted = {
  readonly value: Ratio;
  readonly from: Unit;
  readonly to: Unit;
  readonly category: Category | null;
  readonly conversion: EngineConversion;
  readonly reading: readonly string[];
};

/** @throws ConversionError not_representable for more than 1,100 digits. */
export function exactTextOf(conversion: EngineConversion): string | null {
  const text = exactText(conversion);
  if (text.ok) return text.value;
  throw toError(text.error);
}

export const toConversion = (
  { value, from, to, category, conversion, reading }: Converted,
  rates: ExchangeRates,
): Conversion => ({
  value: toDouble(value),
  from: from.id,
  to: to.id,
  category: category?.id ?? null,
  result: conversion.result,
  exact: exactTextOf(conversion),
  exactness: conversion.exactness,
  source: describeConversionSource([from, to], conversion.exactness, rates),
  reading,
});
