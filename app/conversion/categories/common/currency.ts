import type { DisplayStyle } from "~/numerals/format";
import { exact, per, rated, type UnitExpression } from "../../algebra/expression";
import { US_DOLLAR } from "../../constants/exact";
import * as s from "../../constants/sources";
import { currentCurrencyCodes } from "../../currencies/codes";
import { currencyName } from "../../currencies/names";
import { type RetiredCurrency, retiredCurrencies } from "../../currencies/retired";
import { category } from "../category";
import { type Unit, type UnitOptions, unit } from "../unit";

/** What CLDR does not list but people type, where it can mean no other currency. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  USD: ["US$", "United States dollar", "U.S. dollar"],
  JPY: ["yen", "JP¥"],
  GBP: ["pound sterling", "pounds sterling", "sterling", "UK pound"],
  AUD: ["AU$"],
  CNY: ["yuan", "renminbi", "RMB", "RMB¥"],
  BRL: ["reais"],
  DKK: ["kr"],
  ISK: ["kr"],
  NOK: ["kr"],
  SEK: ["kr"],
  CAD: ["C$"],
  DEM: ["Deutsche Mark", "Deutschmark"],
  ESP: ["peseta"],
  GRD: ["drachma"],
  HUF: ["forint"],
  IDR: ["rupiah"],
  ILS: ["shekel", "Israeli shekel"],
  KZT: ["tenge"],
  MYR: ["ringgit"],
  NGN: ["naira"],
  PLN: ["zloty", "złoty"],
  THB: ["baht"],
  UAH: ["hryvnia"],
  VND: ["dong"],
  XDR: ["SDR", "special drawing right"],
  XOF: ["F CFA"],
  ZAR: ["rand"],
};

const troyOunceOf = (metal: string): UnitOptions => ({
  plural: `troy ounces of ${metal}`,
  note: `One troy ounce (31.1034768 g) of fine ${metal}.`,
});
const OPTIONS: Readonly<Record<string, UnitOptions>> = {
  XAU: troyOunceOf("gold"),
  XAG: troyOunceOf("silver"),
  XPT: troyOunceOf("platinum"),
  XPD: troyOunceOf("palladium"),
  XDR: {
    note: "The International Monetary Fund's unit of account, a basket of five currencies.",
    sources: [s.IMF_SDR],
  },
  VES: { note: "The bolívar of 1 October 2021, worth a million of those that bore the code before." },
  VED: { note: "The same bolívar as VES, under the code for internal use of the redenomination of 2021." },
};

/** "dollar (USD)" and "dollars (USD)": the word alone then lists every dollar, or finds the one forint. */
const bareName = (code: string, name: string): string => `${name.replace(/ \(.*/, "").split(" ").at(-1)!.toLowerCase()} (${code})`;

function row(code: string, value: UnitExpression, options: UnitOptions = {}): Unit {
  const { name, plural, symbol, localSymbol } = currencyName(code);
  const aliases = [`${code} ${name}`, bareName(code, name), bareName(code, plural), ...(localSymbol ? [localSymbol] : []), ...(ALIASES[code] ?? [])];
  return unit(code, value, { name, symbol, plural, aliases, ...options });
}

const rates = new Map<string, UnitExpression>(currentCurrencyCodes.map((code) => [code, code === "USD" ? US_DOLLAR : rated(code, US_DOLLAR, s.ISO_4217)]));

const EURO_ROUNDING =
  "Sums of money convert with that rate unrounded, from one old currency to another by way of the euro, and are rounded to the cent (Regulation (EC) 1103/97, articles 4 and 5).";

/** The successor's market value over the ratio that the law fixed: between the two no rate is left, and the answer is exact. */
function retiredRow({ code, successor, unitsPerSuccessor, since, source, remark }: RetiredCurrency): Unit {
  const isEuroLegacy = source === s.EU_2866_98;
  const lawful = exact(currencyName(code).name, per(rates.get(successor)!, unitsPerSuccessor), source);
  const ratio = `Replaced by ${successor} on ${since}; by law ${unitsPerSuccessor} ${code} are 1 ${successor}.`;
  const sources: readonly s.Source[] = isEuroLegacy ? [s.EU_1103_97] : [];
  const note = [ratio, isEuroLegacy ? EURO_ROUNDING : "", remark ?? ""].filter((text) => text !== "").join(" ");
  return row(code, lawful, { note, sources });
}

/** The spec's two currencies whose symbol follows the amount. */
const SYMBOL_FOLLOWS: ReadonlySet<string> = new Set(["BYR", "RUB"]);
const NO_BREAK_SPACE = "\u00a0";

/** "$12.00" and "A$12.00", but "CHF 12.00": a symbol that ends in a letter or a full stop keeps its distance, as in CLDR. */
function displayStyle({ id, symbol }: Unit): DisplayStyle {
  if (SYMBOL_FOLLOWS.has(id)) return { kind: "currency", symbol, symbolFollows: true };
  const isSign = /\p{S}$/u.test(symbol);
  return { kind: "currency", symbol: isSign ? symbol : symbol + NO_BREAK_SPACE, symbolFollows: false };
}

export const currency = category(
  "currency",
  "Currency",
  US_DOLLAR,
  () => [...currentCurrencyCodes.map((code) => row(code, rates.get(code)!, OPTIONS[code])), ...retiredCurrencies.map(retiredRow)],
  { quantityKind: "money", displayStyle },
);
