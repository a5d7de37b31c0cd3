import type { Unit } from "../../categories/unit";

/**
 * Normalizes typography: superscripts and compatibility characters (NFKC), products as ".", "^2" as "2", single spaces, "per"
 * as "/". Keeps upper and lower case.
 */
export function normalizeTypography(text: string): string {
  if (/^[\x21-\x7e]*$/.test(text) && !/[*^]/.test(text)) return text;
  // NFKC would turn º, which is on Spanish keyboards, into the letter o.
  return text
    .replaceAll("\u00ba", "°")
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(/(?:\*\*|\^)(?=-?\d)/g, "")
    .replace(/ ?[·⋅∙•*×] ?/g, ".")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[’′]/g, "'")
    .replace(/[”″]/g, '"')
    .replace(/ per /g, "/")
    .replace(/ ?\/ ?/g, "/")
    .trim();
}

/** Folds case, hyphens, and British and American spelling. */
export function foldName(normalized: string): string {
  const lower = normalized.toLowerCase();
  if (/^[a-z]{1,3}$/.test(lower)) return lower;
  return lower
    .replace(/[-\s]+/g, " ")
    .replace(/\bper\b/g, "/")
    .replace(/ ?\/ ?/g, "/")
    .replace(/metre/g, "meter")
    .replace(/litre/g, "liter")
    .replace(/gramme/g, "gram")
    .replace(/\bdeca/g, "deka")
    .replace(/mol(?:e|es|s)\b/g, "mol")
    .replace(/\bfl\.? (?=oz|ounce)/g, "fluid ")
    .replace(/\bsq\.? /g, "square ")
    .replace(/\bcu\.? /g, "cubic ")
    .replace(/\bdegrees?\b|\bdeg\.?(?= )/g, "degree")
    .trim();
}

/** Removes the qualifier of "gallon (US)"; null if there is none. Parentheses without a space before belong to a product. */
export function withoutQualifier(text: string): string | null {
  const bare = text.replace(/ \([^()]*\)/g, "").trim();
  return bare === text || bare === "" ? null : bare;
}

/** The spellings of a symbol on a plain keyboard: "um" for µm, "degC" for °C, "square ft" for ft². */
function typedSymbols(symbol: string): string[] {
  const spellings: string[] = [];
  const normalized = normalizeTypography(symbol);
  if (normalized.includes("μ")) spellings.push(normalized.replaceAll("μ", "u"));
  if (normalized.includes("°"))
    spellings.push(normalized.replaceAll("°", "deg"), normalized.replaceAll("°", "deg "));
  if (normalized.includes("Ω")) spellings.push(normalized.replaceAll("Ω", "ohm"));
  // Candles are never abbreviated as c in a product: "m c" is not a meter-candle.
  if (normalized.includes(".") && !normalized.endsWith(".c"))
    spellings.push(normalized.replaceAll(".", " "), normalized.replaceAll(".", "-"));
  const power = /[²³]$/.test(symbol) ? /^([A-Za-zμ]+)([23])$/.exec(normalized) : null;
  if (power) spellings.push(`${power[2] === "2" ? "square" : "cubic"} ${power[1]}`);
  return spellings;
}

/** Every text that names a unit: id, symbol, name, plural, aliases, and typed forms of the symbols. */
export function namesOf(unit: Unit): string[] {
  const products = unit.aliases.filter((alias) => alias.includes("·") && !alias.includes("/"));
  const typed = [unit.symbol, ...products].flatMap(typedSymbols);
  // A unit of length also names a wavelength, as in "100 MHz in meters".
  const [, counted] = /^wavelength in (.+)$/.exec(unit.name) ?? [];
  const counts = counted === undefined ? [] : [counted, counted.replace(/(?<=meter|angstrom)s$/, "")];
  return [unit.id, unit.symbol, unit.name, unit.plural, ...unit.aliases, ...typed, ...counts].filter(
    (text) => text !== "",
  );
}

const SYNONYMS = new Map(Object.entries({ imperial: "uk", imp: "uk", british: "uk", american: "us" }));

/** The words of a folded name in alphabetical order, without parentheses and "of": "us gallon" equals "gallon (us)". */
export const wordsOf = (folded: string): string =>
  folded
    .replace(/\bu\.?([sk])\b\.?/g, "u$1")
    .split(/[\s()]+/)
    .filter((word) => word !== "" && word !== "of")
    .map((word) => SYNONYMS.get(word.replace(/\.$/, "")) ?? word)
    .sort()
    .join(" ");
