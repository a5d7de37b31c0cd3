import type { Form, UnitExpression } from "./expression";
import { findInQudt } from "./qudt-vocabulary";
import type { System } from "./unit-names";

/** The four texts that name a unit; null where an expression composes none, as for a pure number. */
type Naming = "name" | "symbol" | "ucum" | "qudt";

export const NUMBER_WORDS: Readonly<Record<number, string>> = { 2: "square", 3: "cubic" };
export const superscript = (exponent: number): string =>
  [...String(exponent)].map((sign) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"["-0123456789".indexOf(sign)]).join("");

/** NIST SP 811, 9.3: megohm, kilohm and microhm drop the vowel. */
export const joinPrefix = (prefix: string, unit: string): string =>
  /^ohms?$/.test(unit) && ["mega", "giga", "kilo", "micro"].includes(prefix)
    ? prefix.slice(0, -1) + unit
    : prefix + unit;

export function allOf(parts: readonly UnitExpression[], naming: Naming): readonly string[] | null {
  const texts = parts.map(
    (part) => (naming === "name" ? part.names?.inCompounds : undefined) ?? compose(part, naming),
  );
  return texts.every((text) => text !== null) ? texts : null;
}

const isSum = (text: string): boolean => /[/·.\s-]/.test(text.replace(/ \([^()]*\)|\[[^[\]]*\]/g, ""));

function composeName(form: Form): string | null {
  switch (form.kind) {
    case "prefixed": {
      const name = compose(form.unit, "name");
      return name && joinPrefix(form.prefix.name, name);
    }
    case "product":
      return allOf(form.factors, "name")?.join(" ") ?? null;
    case "quotient": {
      const names = allOf([form.numerator, ...form.denominators], "name");
      return names?.join("/") ?? null;
    }
    case "power": {
      const name = compose(form.base, "name");
      if (name === null) return null;
      if (form.exponent < 0)
        return form.exponent === -1
          ? `reciprocal ${name}`
          : `reciprocal ${composeName({ ...form, exponent: -form.exponent })}`;
      const word = NUMBER_WORDS[form.exponent];
      return word ? `${word} ${name}` : `${name} to the power ${form.exponent}`;
    }
    default:
      return null;
  }
}

const wrap = (text: string): string => (isSum(text) ? `(${text})` : text);

function composeSymbol(form: Form): string | null {
  switch (form.kind) {
    case "prefixed": {
      const symbol = compose(form.unit, "symbol");
      return symbol && form.prefix.symbol + symbol;
    }
    case "product":
      // A²·kg⁻¹ rather than A²·1/kg.
      return (
        allOf(form.factors, "symbol")
          ?.map((symbol) => symbol.replace(/^1\/(.+)$/, "$1⁻¹"))
          .join("·") ?? null
      );
    case "quotient": {
      const numerator = compose(form.numerator, "symbol");
      const denominators = allOf(form.denominators, "symbol");
      if (numerator === null || denominators === null) return null;
      const denominator = denominators.join("·");
      return `${numerator}/${wrap(denominator)}`;
    }
    case "power": {
      const symbol = compose(form.base, "symbol");
      if (symbol === null) return null;
      return form.exponent === -1 ? `1/${wrap(symbol)}` : `${wrap(symbol)}${superscript(form.exponent)}`;
    }
    default:
      return null;
  }
}

function composeUcum(form: Form): string | null {
  switch (form.kind) {
    case "prefixed": {
      const code = compose(form.unit, "ucum");
      return code && form.prefix.ucum && !/[/0-9*]/.test(withoutBrackets(code))
        ? form.prefix.ucum + code
        : null;
    }
    case "product":
      return ucumCodes(form.factors)?.join(".") ?? null;
    case "quotient": {
      const numerator =
        form.numerator.form.kind === "number"
          ? unitOnly(form.numerator)
          : (ucumCodes([form.numerator])?.[0] ?? null);
      const denominators = ucumCodes(form.denominators);
      if (numerator === null || denominators === null) return null;
      const denominator = denominators.join(".");
      return `${numerator}/${/[./]/.test(withoutBrackets(denominator)) ? `(${denominator})` : denominator}`;
    }
    case "power": {
      const code = compose(form.base, "ucum");
      if (code === null) return null;
      return form.exponent === -1 ? `/${code}` : `${code}${form.exponent}`;
    }
    default:
      return null;
  }
}

/** The codes of the parts; a part that is itself a quotient, such as the slug's, does not go into another. */
function ucumCodes(parts: readonly UnitExpression[]): readonly string[] | null {
  const codes = allOf(parts, "ucum");
  return codes?.some((code) => withoutBrackets(code).includes("/")) ? null : codes;
}

const withoutBrackets = (code: string): string => code.replace(/\[[^[\]]*\]/g, "");

/** UCUM writes 1/min as "/min". */
const unitOnly = ({ form }: UnitExpression): string | null =>
  form.kind === "number" && form.text === "1" ? "" : null;

const qudtPrefix = (name: string): string =>
  name === "deka" ? "Deca" : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function composeQudt(form: Form): string | null {
  switch (form.kind) {
    case "prefixed": {
      const name = compose(form.unit, "qudt");
      return name && qudtPrefix(form.prefix.name) + name;
    }
    case "product":
      return allOf(form.factors, "qudt")?.join("-") ?? null;
    case "quotient": {
      const numerator =
        form.numerator.form.kind === "number" ? unitOnly(form.numerator) : compose(form.numerator, "qudt");
      const denominators = allOf(form.denominators, "qudt");
      if (numerator === null || denominators === null) return null;
      return [numerator, "PER", ...denominators].filter((text) => text !== "").join("-");
    }
    case "power": {
      const name = compose(form.base, "qudt");
      if (name === null) return null;
      return form.exponent < 0
        ? `PER-${name}${form.exponent === -1 ? "" : -form.exponent}`
        : `${name}${form.exponent}`;
    }
    default:
      return null;
  }
}

const composers = { name: composeName, symbol: composeSymbol, ucum: composeUcum, qudt: composeQudt };

function compose(expression: UnitExpression, naming: Naming): string | null {
  const { names, label, form } = expression;
  if (names) return (naming === "name" ? (names.name ?? label) : names[naming]) ?? null;
  if (naming === "symbol" && form.kind === "number") return form.text;
  return label === undefined ? composers[naming](form) : null;
}

/** "kilogram/cubic meter"; null where some part has no name. */
export const nameOf = (expression: UnitExpression): string | null => compose(expression, "name");
/** "kg/m³"; null where some part has no symbol. */
export const symbolOf = (expression: UnitExpression): string | null => compose(expression, "symbol");
/** "kg/m3"; null where UCUM lacks some part. */
export const ucumOf = (expression: UnitExpression): string | null => compose(expression, "ucum");

/** What else people type: the aliases stated, or, for a quotient by several units, a slash before each: "W/m²/K". */
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

/** "KiloGM-PER-M3"; null where QUDT has no such unit. */
export function qudtOf(expression: UnitExpression): string | null {
  const name = compose(expression, "qudt");
  return name && findInQudt(name);
}
