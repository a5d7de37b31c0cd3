import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDimension } from "~/conversion/algebra/dimension";
import type { UnitExpression } from "~/conversion/algebra/expression";
import { sourceCalled } from "~/conversion/constants/bibliography";
import * as customary from "~/conversion/constants/customary";
import * as customaryLength from "~/conversion/constants/customary-length";
import * as exact from "~/conversion/constants/exact";
import * as mathematical from "~/conversion/constants/mathematical";
import * as measured from "~/conversion/constants/measured";
import * as temperature from "~/conversion/constants/temperature";

type Constant = { readonly export: string; readonly expression: UnitExpression };

const blocks = [mathematical, exact, customaryLength, temperature, customary, measured].flatMap((block) =>
  Object.entries<unknown>(block),
);
const isExpression = (value: unknown): value is UnitExpression =>
  typeof value === "object" && value !== null && "resolve" in value;
const expressions: readonly Constant[] = blocks.flatMap(([name, value]) =>
  isExpression(value) ? [{ export: name, expression: value }] : [],
);
/** Products of others that several rows share are not constants: they have no label and define nothing. */
const constants = expressions.filter(({ expression }) => expression.label !== undefined);

/** What defines a constant or a named unit; the operators that only combine them are free to all. */
const DEFINING = /\b(?:exact|conventional|measured|irrational|base|rated)\((?!\))|\btoExpression\((?!1\))\d/;

/** Each currency's worth is a definition of its own, and there are as many as rates. */
const ALLOWED = "app/conversion/categories/common/currency.ts";

const FOLDERS = ["categories", "converting", "currencies", "explaining", "reading", "asking"];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`app/conversion/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `app/conversion/${folder}/${file}`);

test("constants are defined in one folder", () => {
  const files = FOLDERS.flatMap(filesIn);
  const defining = files.filter((file) => DEFINING.test(readFileSync(file, "utf8")));
  expect(defining).toEqual([ALLOWED]);
  expect(files.length).toBeGreaterThan(90);
  expect(constants.length).toBeGreaterThan(300);
});

/** Numbers of three significant digits and more that a row may state, each with the reason why it is not a constant. */
const IN_ROWS: Readonly<Record<string, string>> = {
  "383": "the cycle of ATA's PIO mode 1 in nanoseconds, one of thirteen that are rows of one table",
};

const COMMENT = /^\s*(?:\/\/|\/\*|\*).*$/gm;
const TEXT = /"[^"\n]*"|`[^`]*`/g;
const isNumber = (text: string): boolean => /^"[\d./e -]+"$/.test(text);
const NUMBER = /(?<![\w.])\d[\d_]*(?:\.\d+)?(?:e-?\d+)?/g;
const significantDigits = (number: string): string => number.replace(/e.*|[._]/g, "").replace(/^0+|0+$/g, "");

/** The numbers of three significant digits and more, but those that the row has in its name: times(192, STS_1) is an OC192. */
function longNumbers(code: string): readonly string[] {
  const lines = code.replace(COMMENT, "").split("\n");
  return lines.flatMap((line) => {
    const names = (line.match(TEXT) ?? []).filter((text) => !isNumber(text)).join();
    const numbers = line.replace(TEXT, (text) => (isNumber(text) ? text : "")).match(NUMBER) ?? [];
    return numbers.filter((number) => significantDigits(number).length > 2 && !names.includes(number));
  });
}

test("categories have no numbers of their own: 101325 Pa are the standard atmosphere", () => {
  const files = filesIn("categories");
  const found = files.flatMap((file) => longNumbers(readFileSync(file, "utf8")));
  expect([...new Set(found)]).toEqual(Object.keys(IN_ROWS));
  expect(files.length).toBeGreaterThan(50);
});

test.each([
  ['offsetUnit("barg", BAR, "101325", { note: "101 325 Pa" })', ["101325"]],
  ['scale("romer", "Rømer", ROMER_DEGREE, "36241/140", {', ["36241"]],
  ['hydrometer(ratio(145n), decimal("131.5"), -1)', ["145", "131.5"]],
  ["per(SIDEREAL_DAY, 86_400)", ["86_400"]],
  ['line("oc192", "OC192", "OC-192", times(192, STS_1))', []],
  ['unit("lb-per-acre", times(2000, POUND))', []],
])("a number in a row is found: %s", (code, numbers) => {
  expect(longNumbers(code)).toEqual(numbers);
});

/** Plain numbers that several definitions share, each with the reason why it is not a constant of its own. */
const NUMBERS: Readonly<Record<string, string>> = {
  C_IN_CGS: "the speed of light in centimeters per second, by which the CGS electric units are defined",
  SWG_DIAMETERS: "the table of the standard wire gauge",
};

test("the constants' files export only units, constants and explained numbers", () => {
  const others = blocks.filter(([, value]) => !isExpression(value)).map(([name]) => name);
  expect(others).toEqual(Object.keys(NUMBERS));
});

function repeated<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()].filter((group) => group.length > 1);
}

const exportsOf = (groups: readonly (readonly Constant[])[]): readonly string[] =>
  groups.map((group) => group.map((one) => one.export).join(" "));

test("no two constants share a label", () => {
  expect(exportsOf(repeated(constants, ({ expression }) => expression.label ?? ""))).toEqual([]);
});

/** The value in base units and the document that the definition itself cites, the last in the chain. */
function definitionOf({ expression }: Constant): string {
  const { ratio, dimension, constants: symbols, sources } = expression.resolve();
  const powers = [...symbols].map(([{ id }, exponent]) => `${id}^${exponent}`).toSorted();
  return [
    `${ratio.numerator}/${ratio.denominator}`,
    ...powers,
    formatDimension(dimension),
    [...sources].at(-1),
  ].join(" ");
}

/** One value under two names where the names mean different things. */
const SAME_ON_PURPOSE: Readonly<Record<string, string>> = {
  "BEAT_PER_MINUTE STEP_PER_MINUTE": "a pulse, and a cadence",
  "FAHRENHEIT_DEGREE RANKINE_DEGREE": "a difference of temperatures, and a temperature from absolute zero",
  "GRAY SIEVERT": "energy absorbed, and the same weighted by its harm",
  "HERTZ BECQUEREL": "periods in a second, and decays",
  "KELVIN CELSIUS_DEGREE": "a temperature from absolute zero, and a difference of temperatures",
  "RAD REM": "energy absorbed, and the same weighted by its harm",
  "VOLT_AMPERE VAR": "apparent power, and reactive power",
  "VOLT_AMPERE_HOUR VAR_HOUR": "the energies of the two",
};

test("no value from one document is defined twice, unless the two names mean different things", () => {
  const twice = exportsOf(repeated(constants, definitionOf));
  expect(twice.toSorted()).toEqual(Object.keys(SAME_ON_PURPOSE).toSorted());
});

/** Neither is a document. */
const UNDATED: readonly string[] = ["mathematics", "convention"];

test("every constant cites a document with a title and a year", () => {
  const unsourced = constants.filter(({ expression }) => {
    const { sources } = expression.resolve();
    return (
      sources.size === 0 ||
      [...sources]
        .map(sourceCalled)
        .some(({ id, title, year }) => title === "" || (year === 0 && !UNDATED.includes(id)))
    );
  });
  expect(exportsOf(unsourced.map((one) => [one]))).toEqual([]);
});
