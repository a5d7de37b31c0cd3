import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parse } from "lossless-json";
import { currencyCodes, currentCurrencyCodes, inOldPounds } from "~/conversion";
import { parseDecimal, toExactText } from "~/numerals/ratio";
import { currencyNames } from "./currency-names";

/** The source of the rates. Retired currencies do not need one, because their rates are fixed by law. */
const PACKAGE = "@fawazahmed0/currency-api";
const folder = new URL("../../app/conversion/currencies/", import.meta.url);

/** The feed's number with all its digits and without an exponent. A JavaScript number would be rounded. */
function plainDecimal(code: string, text: string | undefined): string {
  const value = text === undefined ? null : parseDecimal(text);
  if (!value || value.numerator <= 0n) throw new Error(`${PACKAGE} has no usable rate for ${code}: ${text}`);
  return toExactText(code === "SYP" ? inOldPounds(value) : value);
}

const feedPath = createRequire(import.meta.url).resolve(`${PACKAGE}/v1/currencies/usd.json`);
const feed = parse(await readFile(feedPath, "utf8"), null, { parseNumber: String }) as {
  date: string;
  usd: Record<string, string>;
};

const rates = Object.fromEntries(
  currentCurrencyCodes.map((code) => [
    code,
    code === "USD" ? "1" : plainDecimal(code, feed.usd[code.toLowerCase()]),
  ]),
);
const snapshot = { base: "USD", date: feed.date, source: PACKAGE, rates };

const write = (name: string, content: object): Promise<void> =>
  writeFile(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`);
await write("snapshot.json", snapshot);
await write("names.json", currencyNames(currencyCodes));
console.log(
  `${Object.keys(rates).length} rates of ${feed.date}, ${currencyCodes.length} names from CLDR ${process.versions.cldr}`,
);
