import { present } from "./present";
import { readTable } from "./read-table";

/** Names of GNU units by what they are for: a UCUM prefix, an atom that takes prefixes or none, a unit of a category. */
const names = new Map(
  readTable(new URL("gnu-expressions.tsv", import.meta.url)).map(([kind, ours, gnu]) => [
    `${kind} ${ours}`,
    gnu,
  ]),
);
const nameOf = (kind: string, ours: string): string | undefined => names.get(`${kind} ${ours}`);
const PREFIXES = [...names.keys()].flatMap((key) =>
  key.startsWith("prefix ") ? key.slice("prefix ".length) : [],
);

/** A component of a UCUM code, without its exponent, as a GNU units name; null if GNU units has no such unit. */
function translateAtom(atom: string): string | null {
  if (/^\d+$/.test(atom)) return atom;
  if (/^10[*^]-?\d+$/.test(atom)) return atom.replace(/[*^]/, "^");
  const whole = nameOf("plain", atom) ?? nameOf("metric", atom);
  if (whole !== undefined) return whole;
  const isPrefix = (symbol: string) => atom.startsWith(symbol) && nameOf("metric", atom.slice(symbol.length));
  const prefix = PREFIXES.find(isPrefix);
  return prefix === undefined
    ? null
    : present(nameOf("prefix", prefix)) + present(nameOf("metric", atom.slice(prefix.length)));
}

function translatePart(part: string): string | null {
  const power = /^(.*[^\d*^+-])([+-]?\d+)$/.exec(part);
  const atom = translateAtom(power?.[1] ?? part);
  return atom === null ? null : power ? `(${atom})^${power[2]}` : `(${atom})`;
}

/** A UCUM code as a GNU units expression, or null. */
function translateUcum(code: string): string | null {
  const tokens = code.replace(/\{[^}]*\}/g, "").match(/[./()]|(?:[^[\]./()]|\[[^\]]*\])+/g) ?? [];
  let text = tokens[0] === "/" ? "1" : "";
  for (const token of tokens) {
    const word = { ".": "*", "/": "/", "(": "(", ")": ")" }[token] ?? translatePart(token);
    if (word === null) return null;
    text += word;
  }
  return text;
}

/** A unit as a GNU units expression; null if GNU units has no equivalent. */
export function gnuExpression(category: string, id: string, ucum: string | null): string | null {
  return nameOf(category, id) ?? (ucum === null ? null : translateUcum(ucum));
}
