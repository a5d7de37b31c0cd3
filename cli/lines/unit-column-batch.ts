import { describeError, findPair, findUnit, quote, type Result, succeed } from "~/conversion";
import { readNumber } from "~/numerals/read-number";
import { findOptionsOf } from "../answer/find-options";
import type { Io } from "../io";
import {
  type BatchConverter,
  type BatchOptions,
  type ConvertText,
  createTarget,
  numberProblem,
} from "./batch";
import { forNumbers } from "./number-batch";
import { refused, reportOnce } from "./report-once";

const MOST_UNITS = 1_000;
/** Matches the quantity "2 m", but not the units "1/s" and "10^3 m". */
const QUANTITY_START = /^[-+.]?\d[\d.,]*\s*\p{L}/u;

/** Whether a cell has only a unit, without a number. "100 ft³" looks like a quantity, but is a unit. */
function isUnitAlone(io: Io, unit: string, { to, ...options }: BatchOptions): boolean {
  if (!QUANTITY_START.test(unit)) return true;
  const pair = findPair(unit, to, findOptionsOf(options, io));
  return pair.ok && pair.value.category?.units.includes(pair.value.from) === true;
}

/** Converts numbers whose unit is in another cell. The texts are never joined: "1 ft" and "ft" would give square feet. */
export function forUnitCells(io: Io, options: BatchOptions): Result<BatchConverter> {
  const found = findUnit(options.to, findOptionsOf(options, io));
  if (!found.ok) return found;
  const column = createTarget(found.value, ({ unit = "" }) => {
    const converter = unit === "" ? null : converterFrom(unit);
    return converter?.ok ? converter.value.target() : null;
  });
  const once = reportOnce();
  const prepared = new Map<string, Result<BatchConverter> | null>();
  const converterFrom = (unit: string): Result<BatchConverter> | null => {
    const known = prepared.get(unit);
    if (known !== undefined) return known;
    const created = isUnitAlone(io, unit, options) ? forNumbers(io, options, unit) : null;
    if (prepared.size >= MOST_UNITS) prepared.clear();
    prepared.set(unit, created);
    return created;
  };
  const convertText: ConvertText = (text, report, unit = "") => {
    const read = readNumber(text);
    if (!read.ok) return refused(report, numberProblem(text));
    const converter = unit === "" ? null : converterFrom(unit);
    if (!converter?.ok) {
      const bare = unit === "" ? `${quote(text)} has no unit.` : `${quote(unit)} is not a unit.`;
      return refused(report, converter ? describeError(converter.error) : bare);
    }
    const { readings = [], notes = [] } = converter.value;
    const problem = column.problemWith(`${text} ${unit}`, converter.value.target());
    if (problem !== null) return refused(report, problem);
    for (const reading of readings) once(reading, "reading", report);
    for (const note of notes) once(note, "note", report);
    return converter.value.convertText(text, report);
  };
  return succeed({ convertText, ...column });
}
