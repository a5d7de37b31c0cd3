import { DAY_MS, HOUR_MS } from "~/base/durations";
import { UsageError } from "./command-spec";

const SPAN_MS = { h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS, y: 365 * DAY_MS } as const;

/** Parses a whole number from 1 to a maximum. @throws UsageError */
export const wholeNumber =
  (maximum: number) =>
  (text: string): number => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= maximum) return value;
    throw new UsageError(`must be a whole number from 1 to ${maximum}`);
  };

/** Parses an age such as 365d (units h, d, w, y) into milliseconds. @throws UsageError */
export function readSpan(text: string): number {
  const match = /^(\d{1,6})([hdwy])$/.exec(text);
  if (!match) throw new UsageError("must be an age such as 12h, 30d, 8w or 1y");
  return Number(match[1]) * SPAN_MS[match[2] as keyof typeof SPAN_MS];
}

const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Parses a date, a time (2026-11-20T18:00+01:00; local without an offset) or an age before now. @throws UsageError */
export function readMoment(text: string): (now: Date) => Date {
  if (/^\d{1,6}[hdwy]$/.test(text)) return (now) => new Date(now.getTime() - readSpan(text));
  // Date parses a bare date as UTC, but the user means local midnight.
  const instant = new Date(
    DATE.test(text) ? (text.length === 10 ? `${text}T00:00` : text.replace(" ", "T")) : Number.NaN,
  );
  // Date parses February 30 as March 2.
  const isOverflow = new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDate() !== Number(text.slice(8, 10));
  if (Number.isNaN(instant.getTime()) || isOverflow)
    throw new UsageError("must be a date such as 2026-11-20 or 2026-11-20T18:00, or an age such as 7d");
  return () => instant;
}
