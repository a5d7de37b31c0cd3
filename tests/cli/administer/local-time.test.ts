import { expect, it } from "vitest";
import { localTime } from "~cli/administer/local-time";

it.each([
  ["2026-11-20T20:03:09Z", "Europe/Berlin", "2026-11-20 21:03 +01:00"],
  ["2026-07-20T20:03:09Z", "Europe/Berlin", "2026-07-20 22:03 +02:00"],
  ["2026-11-20T20:03:09Z", "UTC", "2026-11-20 20:03 +00:00"],
  ["2026-11-20T00:03:09Z", "America/St_Johns", "2026-11-19 20:33 -03:30"],
  ["2026-11-20T00:00:00Z", "UTC", "2026-11-20 00:00 +00:00"],
])("%s in %s reads %s", (instant, zone, shown) => {
  expect(localTime(new Date(instant), zone)).toBe(shown);
});

it("includes seconds on request", () => {
  expect(localTime(new Date("2026-11-20T20:03:09Z"), "UTC", true)).toBe("2026-11-20 20:03:09 +00:00");
});
