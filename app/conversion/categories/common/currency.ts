import type { DisplayStyle } from "~/numerals/format";
import { divide, fraction, ONE, toExactText } from "~/numerals/ratio";
import { exact, per, times, type UnitExpression } from "../../algebra/expression";
import { rated } from "../../algebra/symbolic-constants";
import { listOf, type System } from "../../algebra/unit-names";
import type { SourceId } from "../../constants/bibliography";
import { US_DOLLAR } from "../../constants/exact";
import { currentCurrencyCodes } from "../../currencies/codes";
import { currencyName } from "../../currencies/names";
import { type Peg, pegs } from "../../currencies/pegs";
import { type RetiredCurrency, retiredCurrencies } from "../../currencies/retired";
import { OLD_POUNDS_PER_NEW } from "../../currencies/syrian-pound";
import { category, unit } from "../category";
import type { Unit, UnitOptions } from "../unit";

/** Names that people type and CLDR does not list; "kr" is listed for four currencies. */
const ALIASES: Readonly<Record<string, string>> = {
  USD: "US$, United States dollar, U.S. dollar, buck, bucks",
  JPY: "yen, JP¥",
  GBP: "pound sterling, pounds sterling, sterling, UK pound, quid",
  AUD: "AU$, aussie dollar, aussie dollars",
  CNY: "yuan, renminbi, RMB, RMB¥",
  BRL: "reais",
  DKK: "kr",
  ISK: "kr",
  NOK: "kr",
  SEK: "kr",
  CAD: "C$",
  DEM: "Deutsche Mark, Deutschmark",
  ESP: "peseta",
  GRD: "drachma",
  HUF: "forint",
  IDR: "rupiah",
  ILS: "shekel, Israeli shekel",
  KZT: "tenge",
  MYR: "ringgit",
  NGN: "naira",
  PLN: "zloty, złoty",
  THB: "baht",
  TRY: "liras (TRY), Turkish liras",
  SYP: "Syrian pound, Syrian pounds, SYP Syrian Pound",
  UAH: "hryvnia",
  VED: "digital bolívar, Venezuelan digital bolívar",
  VES: "bolívar, bolívares, bolivar, bolivares, Venezuelan bolívar, Venezuelan bolívars, VES Venezuelan Bolívar, bolívar (VES), bolívars (VES)",
  VND: "dong",
  XDR: "SDR, special drawing right",
  XOF: "F CFA",
  ZAR: "rand",
};

const troyOunceOf = (metal: string): UnitOptions => ({ plural: `troy ounces of ${metal}`, note: `One troy ounce (31.1034768 g) of fine ${metal}.` });
const OPTIONS: Readonly<Record<string, UnitOptions>> = {
  XAU: troyOunceOf("gold"),
  XAG: troyOunceOf("silver"),
  XPT: troyOunceOf("platinum"),
  XPD: troyOunceOf("palladium"),
  XDR: { note: "The International Monetary Fund's unit of account, a basket of five currencies.", sources: ["IMF Articles of Agreement"] },
  VES: {
    note: "Named as in ISO 4217. The bolívar of 1 October 2021, worth a million of those that bore the code before.",
    sources: ["Decree 4.553 of Venezuela"],
  },
  VED: {
    note: "The same bolívar as VES, under ISO 4217's second code, which is for internal use; bolívar digital is the Central Bank of Venezuela's name for it.",
    sources: ["Decree 4.553 of Venezuela"],
  },
  SYP: {
    note: "The rate is for the new pound of 1 January 2026, worth 100 old ones under the same code. Feeds that still quote the old pound are divided by 100.",
  },
};

const SYSTEMS: Readonly<Record<string, System>> = { USD: "us", GBP: "uk", AUD: "au", CAD: "ca" };

/** The last word of a currency's name, which alone lists every "dollar", or finds the only "forint". */
const bareWord = (name: string): string => (name.replace(/ \(.*/, "").split(" ").at(-1) ?? "").toLowerCase();

/** The aliases "dollar (USD)" and "dollars (USD)"; empty if the currency's successor has the same word. */
function bareNames(code: string): readonly string[] {
  const { name, plural } = currencyName(code);
  const successor = retiredCurrencies.find((retired) => retired.code === code)?.successor;
  if (successor !== undefined && bareWord(currencyName(successor).name) === bareWord(name)) return [];
  return [name, plural].map((text) => `${bareWord(text)} (${code})`);
}

function row<Code extends string>(code: Code, value: UnitExpression, options: UnitOptions = {}): Unit<Code> {
  const { name: cldrName, plural, symbol, localSymbol } = currencyName(code);
  const name = options.name ?? cldrName;
  const aliases = [
    ...(name === cldrName ? [] : [cldrName, `${code} ${cldrName}`]),
    `${code} ${name}`,
    ...bareNames(code),
    ...(localSymbol ? [localSymbol] : []),
    ...listOf(ALIASES[code] ?? ""),
  ];
  return unit(code, value, { name, symbol, plural, aliases, system: SYSTEMS[code], ...options });
}

/** Keeps one expression for each code, created on first use: expressions cancel only if they are the same object. */
function perCode(create: (code: string) => UnitExpression): (code: string) => UnitExpression {
  const created = new Map<string, UnitExpression>();
  return (code) => {
    const expression = created.get(code) ?? create(code);
    created.set(code, expression);
    return expression;
  };
}

const marketRateOf = perCode((code) => (code === "USD" ? US_DOLLAR : rated(code, US_DOLLAR, "ISO 4217")));
const pegOf = new Map(pegs.map((peg) => [peg.code, peg]));

/** The value as the issuer states it: a dollar, a dollar ÷ 3.6725, or 2.6008 dollars if the units per dollar are a fraction. */
function peggedWorth({ anchor, unitsPerAnchor }: Peg): UnitExpression {
  const anchorWorth = marketRateOf(anchor);
  if (unitsPerAnchor === "1") return anchorWorth;
  if (!unitsPerAnchor.includes("/")) return per(anchorWorth, unitsPerAnchor);
  return times(toExactText(divide(ONE, fraction(unitsPerAnchor))), anchorWorth);
}

/** The value of a currency: fixed by law or by a central bank, otherwise the market rate. */
const worthOf = perCode((code) => {
  const peg = pegOf.get(code);
  if (peg) return exact(currencyName(code).name, peggedWorth(peg), peg.source);
  if (code === "SYP") return exact(currencyName(code).name, times(OLD_POUNDS_PER_NEW, marketRateOf(code)), "Central Bank of Syria, new pound");
  return marketRateOf(code);
});

const pegNote = ({ statement, since, source, remark = "" }: Peg): string => `Fixed at ${statement} since ${since} (${source}). ${remark}`.trimEnd();

function currentRow<Code extends string>(code: Code): Unit<Code> {
  const peg = pegOf.get(code);
  return row(code, worthOf(code), peg ? { note: pegNote(peg), ...OPTIONS[code] } : OPTIONS[code]);
}

const EURO_ROUNDING =
  "Sums of money convert with that rate unrounded, from one old currency to another by way of the euro, and are rounded to the cent (Regulation (EC) 1103/97, articles 4 and 5).";

/** "German Mark, until 2002", without the years of issue that some names have in CLDR, such as "(2000–2016)". */
const retiredName = (name: string, until: number): string => `${name.replace(/ \(.*/, "")}, until ${until}`;

/** A row defined by its successor and the ratio of the law, so that the market rate cancels between the two. */
function retiredRow<Code extends string>({ code, successor, unitsPerSuccessor, since, until, statement, source, remark }: RetiredCurrency<Code>): Unit<Code> {
  const isEuroLegacy = source === "Regulation (EC) 2866/98";
  const name = retiredName(currencyName(code).name, until);
  const lawful = exact(name, per(worthOf(successor), unitsPerSuccessor), source);
  const ratio = `Replaced by ${successor} on ${since}; by law ${statement}.`;
  const sources: readonly SourceId[] = isEuroLegacy ? ["Regulation (EC) 1103/97"] : [];
  const note = [ratio, isEuroLegacy ? EURO_ROUNDING : "", remark ?? ""].filter((text) => text !== "").join(" ");
  return row(code, lawful, { name, note, sources });
}

/** The spec's two currencies whose symbol follows the amount. */
const SYMBOL_FOLLOWS: ReadonlySet<string> = new Set(["BYR", "RUB"]);
const NO_BREAK_SPACE = "\u00a0";

/** "$12.00" and "A$12.00", but "CHF 12.00": a symbol that ends in a letter or period is followed by a space, as in CLDR. */
function displayStyle({ id, symbol }: Unit): DisplayStyle {
  if (SYMBOL_FOLLOWS.has(id)) return { kind: "currency", symbol, symbolFollows: true };
  const isSign = /\p{S}$/u.test(symbol);
  return { kind: "currency", symbol: isSign ? symbol : symbol + NO_BREAK_SPACE, symbolFollows: false };
}

export const currency = category("currency", { reference: US_DOLLAR, quantityKind: "money", displayStyle }, () => [
  ...currentCurrencyCodes.map(currentRow),
  ...retiredCurrencies.map(retiredRow),
]);
