import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { categories } from "~/conversion";

const readme = readFileSync("README.md", "utf8");

it("the README is short", () => {
  expect(Buffer.byteLength(readme)).toBeLessThan(8_000);
});

it("the README counts the categories and units that there are", () => {
  const units = categories.reduce((sum, category) => sum + category.units.length, 0);
  expect(readme).toContain(`${categories.length} categories with ${units.toLocaleString("en")} units`);
  const currencies = categories.find(({ id }) => id === "currency")?.units.length;
  expect(readme).toContain(`${currencies} currencies`);
});
