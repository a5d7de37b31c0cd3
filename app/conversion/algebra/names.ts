import type { Form, UnitExpression } from "./expression";
import type { Prefix } from "./prefix";
import type { System } from "./unit-names";

/** The four texts that name a unit; null if an expression does not have one, as for a pure number. */
type Naming = "name" | "symbol" | "ucum" | "qudt";

export const NUMBER_WORDS: Readonly<Record<number, string>> = { 2: "square", 3: "cubic" };
export const superscript = (exponent: number): string =>
  [...String(exponent)].map((sign) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"["-0123456789".indexOf(sign)]).join("");

/** Joins a prefix to a unit: megohm, gigohm, kilohm and microhm lose a vowel (NIST SP 811, 9.3). */
export const joinPrefix = (prefix: string, unit: string): string =>
  /^ohms?$/.test(unit) && ["mega", "giga", "kilo", "micro"].includes(prefix)
    ? prefix.slice(0, -1) + unit
    : prefix + unit;

const textOf = (part: UnitExpression, naming: Naming): string | null =>
  (naming === "name" ? part.names?.inCompounds : undefined) ?? compose(part, naming);

export function allOf(parts: readonly UnitExpression[], naming: Naming): readonly string[] | null {
  const texts = parts.map((part) => textOf(part, naming));
  return texts.every((text) => text !== null) ? texts : null;
}

/** Composes a text from the texts of its parts; null if that is impossible. */
type Writer = {
  readonly prefixed: (prefix: Prefix, unit: string) => string | null;
  readonly product: (factors: readonly string[]) => string | null;
  readonly quotient: (numerator: string, denominators: readonly string[]) => string | null;
  readonly power: (base: string, exponent: number) => string;
};

function powerName(name: string, exponent: number): string {
  if (exponent < 0) return `reciprocal ${exponent === -1 ? name : powerName(name, -exponent)}`;
  const word = NUMBER_WORDS[exponent];
  return word ? `${word} ${name}` : `${name} to the power ${exponent}`;
}

const isSum = (text: string): boolean => /[/·.\s-]/.test(text.replace(/ \([^()]*\)|\[[^[\]]*\]/g, ""));
const wrap = (text: string): string => (isSum(text) ? `(${text})` : text);

const withoutBrackets = (code: string): string => code.replace(/\[[^[\]]*\]/g, "");
/** Whether a code is a quotient, such as the slug's; a quotient is not nested in another. */
const isUcumQuotient = (code: string): boolean => withoutBrackets(code).includes("/");

const qudtPrefix = (name: string): string =>
  name === "deka" ? "Deca" : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const writers: Readonly<Record<Naming, Writer>> = {
  name: {
    prefixed: (prefix, name) => joinPrefix(prefix.name, name),
    product: (names) => names.join(" "),
    quotient: (numerator, denominators) => [numerator, ...denominators].join("/"),
    power: powerName,
  },
  symbol: {
    prefixed: (prefix, symbol) => prefix.symbol + symbol,
    // A²·kg⁻¹ rather than A²·1/kg.
    product: (symbols) => symbols.map((symbol) => symbol.replace(/^1\/(.+)$/, "$1⁻¹")).join("·"),
    quotient: (numerator, denominators) => `${numerator}/${wrap(denominators.join("·"))}`,
    power: (symbol, exponent) =>
      exponent === -1 ? `1/${wrap(symbol)}` : `${wrap(symbol)}${superscript(exponent)}`,
  },
  ucum: {
    prefixed: ({ ucum }, code) => (ucum && !/[/0-9*]/.test(withoutBrackets(code)) ? ucum + code : null),
    product: (codes) => (codes.some(isUcumQuotient) ? null : codes.join(".")),
    quotient(numerator, denominators) {
      if ([numerator, ...denominators].some(isUcumQuotient)) return null;
      const denominator = denominators.join(".");
      return `${numerator}/${withoutBrackets(denominator).includes(".") ? `(${denominator})` : denominator}`;
    },
    power: (code, exponent) => (exponent === -1 ? `/${code}` : `${code}${exponent}`),
  },
  qudt: {
    prefixed: (prefix, name) => qudtPrefix(prefix.name) + name,
    product: (names) => names.join("-"),
    quotient: (numerator, denominators) =>
      [numerator, "PER", ...denominators].filter((text) => text !== "").join("-"),
    power: (name, exponent) =>
      exponent < 0 ? `PER-${name}${exponent === -1 ? "" : -exponent}` : `${name}${exponent}`,
  },
};

/** The text of a numerator, empty for 1 in codes: 1/min is "/min" in UCUM and PER-MIN in QUDT. */
function numeratorText(numerator: UnitExpression, naming: Naming): string | null {
  const { form } = numerator;
  const isCode = naming === "ucum" || naming === "qudt";
  if (isCode && form.kind === "number") return form.text === "1" ? "" : null;
  return textOf(numerator, naming);
}

function composeForm(form: Form, naming: Naming): string | null {
  const write = writers[naming];
  switch (form.kind) {
    case "prefixed": {
      const unit = compose(form.unit, naming);
      return unit && write.prefixed(form.prefix, unit);
    }
    case "product": {
      const factors = allOf(form.factors, naming);
      return factors && write.product(factors);
    }
    case "quotient": {
      const numerator = numeratorText(form.numerator, naming);
      const denominators = allOf(form.denominators, naming);
      return numerator === null || denominators === null ? null : write.quotient(numerator, denominators);
    }
    case "power": {
      const base = compose(form.base, naming);
      return base === null ? null : write.power(base, form.exponent);
    }
    default:
      return null;
  }
}

function compose(expression: UnitExpression, naming: Naming): string | null {
  const { names, label, form } = expression;
  if (names) return (naming === "name" ? (names.name ?? label) : names[naming]) ?? null;
  if (naming === "symbol" && form.kind === "number") return form.text;
  return label === undefined ? composeForm(form, naming) : null;
}

/** "kilogram/cubic meter"; null if a part has no name. */
export const nameOf = (expression: UnitExpression): string | null => compose(expression, "name");
/** "kg/m³"; null if a part has no symbol. */
export const symbolOf = (expression: UnitExpression): string | null => compose(expression, "symbol");
/** "kg/m3"; null if UCUM lacks a part. */
export const ucumOf = (expression: UnitExpression): string | null => compose(expression, "ucum");

/** The stated aliases; for a quotient by several units, a slash before each of them: "W/m²/K". */
export function aliasesOf({ names, label, form }: UnitExpression): readonly string[] {
  if (names) return names.aliases;
  if (label !== undefined || form.kind !== "quotient" || form.denominators.length < 2) return [];
  const symbols = allOf([form.numerator, ...form.denominators], "symbol");
  return symbols ? [symbols.join("/")] : [];
}

/** The system of the first part that has one: "us" for a mile per US gallon. */
export function systemOf({ names, label, form }: UnitExpression): System | undefined {
  if (names || label !== undefined) return names?.system;
  switch (form.kind) {
    case "prefixed":
      return systemOf(form.unit);
    case "product":
      return firstSystem(form.factors);
    case "quotient":
      return firstSystem([form.numerator, ...form.denominators]);
    case "power":
      return systemOf(form.base);
    default:
      return undefined;
  }
}

const firstSystem = (parts: readonly UnitExpression[]): System | undefined =>
  parts.map(systemOf).find((one) => one !== undefined);

/** "KiloGM-PER-M3", whether or not QUDT's vocabulary has it; null if a part has no name. */
export const qudtOf = (expression: UnitExpression): string | null => compose(expression, "qudt");
