import { type Assumption, converter, describeError, findPair, type Result, succeed } from "~/conversion";
import { readNumber } from "~/numerals/read-number";
import { findOptionsOf } from "../answer/find-options";
import { ratesFor, ratesNote } from "../answer/rates-in-force";
import type { Io } from "../io";
import {
  type BatchConverter,
  type BatchOptions,
  type ConvertText,
  numberProblem,
  output,
  quickWriter,
  readingsOfOne,
} from "./batch";
import { refused, reportOnce } from "./report-once";

/** Converts bare numbers of one unit. */
export function forNumbers(io: Io, options: BatchOptions, fromText: string): Result<BatchConverter> {
  const pair = findPair(fromText, options.to, findOptionsOf(options, io));
  if (!pair.ok) return pair;
  const { category, from, to, readings } = pair.value;
  const rates = ratesFor(io, category);
  const prepared = converter(category, from, to, rates);
  if (!prepared.ok) return prepared;
  const conversion = prepared.value;
  const writeQuickly = quickWriter(options, pair.value, conversion, rates);
  const once = reportOnce();
  const convertText: ConvertText = (text, report) => {
    const quick = writeQuickly(text);
    if (quick !== null) return quick;
    const read = readNumber(text);
    if (!read.ok) return refused(report, numberProblem(text));
    if (read.alternative !== undefined && options.strict)
      return refused(report, describeError({ code: "ambiguous_value", text: text.trim() }));
    const question = { rates, category, from, to, value: read.value };
    const { text: value, alternative } = read;
    const assumed: readonly Assumption[] =
      alternative === undefined ? [] : [{ kind: "number", text: text.trim(), value, alternative }];
    const readings = readingsOfOne(from, to, assumed, rates);
    if (!options.json) for (const reading of readings) once(reading, "reading", report);
    return output(options, { ...question, readings }, conversion.convert(read.value), report);
  };
  return succeed({
    convertText,
    target: () => ({ category, unit: to }),
    readings: readingsOfOne(from, to, readings, rates),
    notes: conversion.exactness === "rate" ? [ratesNote(rates)] : [],
  });
}
