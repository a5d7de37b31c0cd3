import { expect, test } from "vitest";
import { compoundAnswer } from "~/converter/answer/compound-answer";
import { listed } from "../listed-units";

const units = [
  listed("ft", "foot", "ft"),
  listed("in", "inch", "in"),
  listed("st", "stone (UK)", "st"),
  listed("lb", "pound", "lb"),
  listed("hour", "hour", "h"),
  listed("minute", "minute", "min"),
];
const split = (category: string, to: string, results: Record<string, number>) =>
  compoundAnswer(category, to, new Map(Object.entries(results)), units);

test.each([
  ["180 cm", "length", "ft", { ft: 5.905511811023622, in: 70.86614173228347 }, "5 ft 10.87 in"],
  ["78 kg", "weight", "st", { st: 12.28293, lb: 171.961 }, "12 st 3.96 lb"],
  ["90 min", "time", "hour", { hour: 1.5, minute: 90 }, "1 h 30 min"],
  ["an inch that rounds up to a foot", "length", "ft", { ft: 5.99999, in: 71.99988 }, ""],
])("%s is split as people say it", (_, category, to, results, text) => {
  expect(split(category, to, results)).toBe(text);
});

test.each([
  ["a whole number", "length", "ft", { ft: 6, in: 72 }],
  ["less than one", "length", "ft", { ft: 0.5, in: 6 }],
  ["a distance", "length", "ft", { ft: 5280.5, in: 63366 }],
  ["a unit that nobody splits", "length", "in", { ft: 5.5, in: 66 }],
  ["a result that is not there yet", "length", "ft", { ft: 5.5 }],
  ["another category", "area", "ft", { ft: 5.5, in: 66 }],
])("%s is not", (_, category, to, results) => {
  expect(split(category, to, results as Record<string, number>)).toBe("");
});
