import { expect, test } from "vitest";
import { findUnits } from "~/converter/unit-picker/find-units";
import { lengths, listed } from "../listed-units";

const find = (text: string, units = lengths) => findUnits(units, text).map(({ id }) => id);

test("without a text all units stay, in display order", () => {
  expect(find(" ")).toEqual(lengths.map(({ id }) => id));
});

test.each([
  ["mile", "mi"],
  ["kilometre", "km"],
  ["KM", "km"],
  ["ft", "ft"],
  ["micron", "um"],
  ["μm", "um"],
  ["um", "um"],
  ["statute", "mi"],
])("typing %s finds %s first", (text, id) => {
  expect(find(text)[0]).toBe(id);
});

test("case decides where both spellings exist", () => {
  const powers = [listed("mW", "milliwatt", "mW"), listed("MW", "megawatt", "MW")];
  expect(find("MW", powers)[0]).toBe("MW");
  expect(find("mW", powers)[0]).toBe("mW");
});

test("accents need not be typed", () => {
  expect(find("dong", [listed("VND", "Vietnamese Đồng", "₫", ["đồng", "dong"])])).toEqual(["VND"]);
  expect(find("krona", [listed("SEK", "Swedish Króna", "kr")])).toEqual(["SEK"]);
});

test("what no unit is called finds nothing", () => {
  expect(find("parrot")).toEqual([]);
});
