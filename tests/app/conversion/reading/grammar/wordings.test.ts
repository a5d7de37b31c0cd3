import { expect, it } from "vitest";
import { questionIn } from "~/conversion/reading/grammar/wordings";

it.each([
  ["Please convert 5 mi to km, thanks!", "5 mi to km"],
  ["hey siri, what's 24000 btu in tons?", "24000 btu in tons"],
  ["what is a mile in km", "a mile in km"],
  ["(how tall is 6'3 in cm?)", "6'3 in cm"],
  ['"1 gallon (UK) to L"', "1 gallon (UK) to L"],
  ["  5  mi\tto km. ", "5 mi to km"],
  ["5 km = ?", "5 km"],
  ["the mass of 5 kg in lb", "5 kg in lb"],
])("of %j asks %j", (text, question) => {
  expect(questionIn(text)).toBe(question);
});

it.each([
  "um to mm",
  "speed of light in mph",
  "change of 10 °C in °F",
  "5 U.S. gal in U.S.",
  "ca in m2",
  "m",
])("leaves the units of %j", (text) => {
  expect(questionIn(text)).toBe(text);
});
