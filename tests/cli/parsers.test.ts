import { describe, expect, it } from "vitest";
import { UsageError } from "~cli/command-spec";
import { readMoment, readSpan } from "~cli/parsers";

const now = new Date("2026-11-20T12:00:00Z");

describe("a date or age", () => {
  it.each([
    ["2026-11-20T18:00Z", "2026-11-20T18:00:00.000Z"],
    ["2026-11-20T18:00:30+01:00", "2026-11-20T17:00:30.000Z"],
    ["2028-02-29T23:00-02:00", "2028-03-01T01:00:00.000Z"],
    ["2026-11-20 18:00Z", "2026-11-20T18:00:00.000Z"],
    ["7d", "2026-11-13T12:00:00.000Z"],
    ["12h", "2026-11-20T00:00:00.000Z"],
  ])("%s", (text, instant) => {
    expect(readMoment(text)(now).toISOString()).toBe(instant);
  });

  it("a date is local midnight", () => {
    expect(readMoment("2026-11-20")(now)).toEqual(new Date(2026, 10, 20));
  });

  it.each(["yesterday", "2026-13-01", "2026-02-30", "2026-02-29T12:00+01:00", "20.11.2026", "", "2026", "1"])(
    "%j is refused",
    (text) => {
      expect(() => readMoment(text)).toThrow(UsageError);
    },
  );
});

describe("an age", () => {
  it.each([
    ["365d", 365 * 86_400_000],
    ["1y", 365 * 86_400_000],
    ["2w", 14 * 86_400_000],
  ])("%s", (text, ms) => {
    expect(readSpan(text)).toBe(ms);
  });

  it.each(["365", "d", "-1d", "1.5d", "0x1d", "9999999d"])("%j is refused", (text) => {
    expect(() => readSpan(text)).toThrow(UsageError);
  });
});
