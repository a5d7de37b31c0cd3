import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { categories } from "~/conversion";

const readme = readFileSync("README.md", "utf8");

it("the README is short", () => {
  expect(Buffer.byteLength(readme)).toBeLessThan(8_000);
});

it("the README counts the categories, the units by hundreds, and the currencies", () => {
  const units = categories.reduce((sum, category) => sum + category.units.length, 0);
  const hundreds = (Math.floor(units / 100) * 100).toLocaleString("en");
  const currencies = categories.find(({ id }) => id === "currency")?.units.length;
  expect(/\d+ categories with [^.]*/.exec(readme)?.[0]).toBe(
    `${categories.length} categories with more than ${hundreds} units`,
  );
  expect(/\d+ currencies/.exec(readme)?.[0]).toBe(`${currencies} currencies`);
});
