import {
  type Category,
  describeConversionSource,
  type Conversion as EngineConversion,
  type ExchangeRates,
  type Unit,
} from "~/conversion";
import { toDouble } from "~/numerals/nearest-double";
import { type Ratio, toExactText } from "~/numerals/ratio";
import type { Conversion } from "./types";

export type Converted = {
  readonly value: Ratio;
  readonly from: Unit;
  readonly to: Unit;
  readonly category: Category | null;
  readonly conversion: EngineConversion;
  readonly reading: readonly string[];
};

export const exactTextOf = ({ exact }: EngineConversion): string | null => exact && toExactText(exact);

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
