import { categoryCalled } from "../categories/find-category";
import { RANKS } from "./name-rank";
import { namedConstant } from "./named-constants";
import { namedUnit } from "./named-units";
import { whyNoUnit } from "./not-units";
import { prefixedUnits } from "./prefixed-units";
import { remembered } from "./remembered";
import { respelled } from "./respelled";
import { type Candidate, type FindOptions, rowCandidates } from "./row-candidates";
import { foldName, normaliseTypography, withoutQualifier } from "./unit-names";

const withoutDots = (text: string): string => {
  const isAbbreviated = text.includes(".") && /^(?:\p{L}\.)+\p{L}?$/u.test(text);
  return (isAbbreviated ? text.replaceAll(".", "") : text)
    .replace(/\.(?=\s|$|[a-z])/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
};

/** Signs of currencies that no list of names has. */
const HABITUAL = new Map(
  Object.entries({
    S$: "SGD",
    NT$: "TWD",
  }),
);

/** The spellings under which a text is looked up, best first. */
function spellings(text: string): readonly string[] {
  const plain = withoutDots(text);
  // "mass" is no two milliarcseconds, nor are CUPS two Cuban pesos (CUP), nor is gas a wire's gauge, nor mAs milliamperes.
  const isPlural =
    /(?:^[A-Za-z]{2,5}| [A-Za-z]{2,})(?<![AJNV])s$/.test(plain) &&
    categoryCalled(plain) === undefined &&
    whyNoUnit(plain) === undefined &&
    prefixedUnits(plain).length === 0;
  // km's
  const singular = isPlural ? plain.slice(0, -1) : plain.replace(/(?<=^\p{L}{2,5})'s$/u, "");
  const singularOver = plain.replace(/^([A-Za-z]{3,})s(?=\/| per )/, "$1");
  const degrees = plain
    .replace(/^([CFKR])°$/, "°$1")
    .replace(/° (?=[CFKR]\b)/i, "°")
    .replace(/^(?:° ?|degs )(?=\p{L}{6}|[CFK]$)/u, (start) => (start === "degs " ? "deg " : "degrees "));
  // No SI prefix is at stake in CU FT, nor in Sq Mi.
  const raised = /^(?:sq|cu) (?:in|ft|yd|mi)$/i.test(plain) ? plain.toLowerCase() : plain;
  const habitual =
    HABITUAL.get(plain) ?? plain.replace(/^([A-Z]{3})\$$/, "$1").replace(/^" ?(?=H(?:g|2O)$)/, "in");
  return [
    ...new Set([
      text,
      plain,
      plain.replace(/° (?=[CFKR]\b)/, "°"),
      singular,
      singularOver,
      raised,
      degrees,
      habitual,
      respelled(text),
      // P.S.I
      plain === text ? plain : plain.toLowerCase(),
    ]),
  ];
}

const POWER = /\^|\*\*|[⁰¹²³⁴-⁹]/;

/** "t^3" and "T³" are powers, whatever is called T3; "lb/in^2" is in pounds per square inch, also typed lb/in2. */
const isPowerOf = ({ matchesCase, unit: { symbol, aliases } }: Candidate): boolean =>
  matchesCase && [symbol, ...aliases].some((name) => name.includes("/") || POWER.test(name));

function findRows(text: string, options: FindOptions): readonly Candidate[] {
  for (const spelling of spellings(text)) {
    const all = rowCandidates(spelling, options);
    const rows = POWER.test(spelling) ? all.filter(isPowerOf) : all;
    if (rows.length > 0) return rows;
  }
  return [];
}

const rowsOf = remembered((key) => {
  const end = key.indexOf(":");
  return findRows(key.slice(end + 1), { category: key.slice(0, end) || undefined });
});

/** The rows named by the first spelling of a text that names any. */
export const rowsNamed = (text: string, options: FindOptions): readonly Candidate[] =>
  rowsOf(`${options.category ?? ""}:${text}`);

const isKnown = remembered(
  (text) =>
    rowsNamed(text, {}).length > 0 ||
    namedUnit(text) !== undefined ||
    namedConstant(text) !== undefined ||
    prefixedUnits(text).length > 0,
);

/** "deg f": no product of an angle. */
const DEGREES = /^deg(?:ree)?s?\.? [cfkr]$/i;

/** True where words side by side name one unit: in this very case, or by its name, but "m C" is no "m·c". */
export function isNameOfOneUnit(text: string, isSeveralWords: boolean): boolean {
  const rows = rowsNamed(text, {});
  if (!isSeveralWords || rows.length === 0) return isKnown(text);
  if (rows.some(({ matchesCase }) => matchesCase) || DEGREES.test(text)) return true;
  const words = withoutDots(text).split(/[\s-]+/);
  const folded = foldName(normaliseTypography(withoutDots(text)));
  const isName = (name: string): boolean => {
    const known = foldName(normaliseTypography(name));
    return known === folded || withoutQualifier(known) === folded;
  };
  if (rows.some(({ rank }) => rank === RANKS.indexOf("reordered"))) return true;
  return (
    words.every((word) => word.length > 1) &&
    rows.some(({ unit }) => [unit.name, unit.plural, ...unit.aliases].some(isName))
  );
}
