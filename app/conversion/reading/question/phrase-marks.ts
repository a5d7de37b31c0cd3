import { once } from "~/numerals/once";

/** Longest first. */
const ENDINGS = [
  "exchange rate",
  "conversion calculator",
  "conversion table",
  "conversion chart",
  "conversion",
  "calculator",
  "rate",
  "converter",
  "thank you",
  "thanks",
  "please",
];

function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** "200 lbs to kg =" and "5 miles in km = ?"; in "5 mi = km =" a target is missing. */
function withoutEqualsSign(text: string): string {
  const asked = trimEnd(text, " ?!");
  return asked.indexOf("=") === asked.length - 1 ? asked.slice(0, -1) : asked;
}

/** A whole question in quotation marks, as it is copied; but 5' 11" has marks of its own. */
const QUOTED = /^(["'“])([^"'”]*)["'”]$/;

/** "temperature 20 C", "a length of 5 m"; but the speed of light is a constant. */
const WHAT_IT_MEASURES = once(
  () =>
    /^(?:an? |the )?(?:area|current|density|distance|energy|flow|force|height|length|mass|power|pressure|price|speed|temp|temperature|time|torque|voltage|volume|weight|width)(?: of|:)? (?=[-+]?\p{Sc}?\d)/iu,
);

/** A quantity in marks of its own: "5 ft" in m, (5 ft in m), [5 ft] to m. */
const ENCLOSED = once(
  () => /^["'“([] ?((?=[-+\d\p{Sc}])[^"'“”()[\]]*[\p{L}\d²³]\.?) ?["'”)\]](?=$| (?:in|to|into|as) )/iu,
);

/** (5 gallons (US) to liters) */
export function withoutParentheses(text: string): string {
  if (!/^\(.* (?:to|in|into|as|=|→) .*\)$/i.test(text)) return text;
  let depth = 0;
  const closed = Array.from(text).findIndex((sign) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return depth === 0;
  });
  return closed === text.length - 1 ? text.slice(1, -1) : text;
}

/** "in grams..." */
const withoutDots = (text: string): string => (/\.\.$|…$/.test(text) ? trimEnd(text, ".…") : text);

/** Without thanks and question marks at its end: "5 miles in km, please?", "5 miles in km = ?". */
export function withoutEnding(text: string): string {
  const unquoted = QUOTED.exec(text)?.[2] ?? withoutParentheses(text);
  const asked = withoutDots(trimEnd(withoutEqualsSign(unquoted), " ?!,;"));
  for (const ending of ENDINGS) {
    const rest = asked.slice(0, -ending.length);
    if (asked.slice(rest.length).toLowerCase() === ending && /(?:^|[ ,])$/.test(rest.slice(-1)))
      return trimEnd(rest, " ,");
  }
  return asked;
}

/** Letters, digits and their signs: most questions, which have none of the marks below. */
const UNMARKED = /^[\w .+-]*$/;

/** Without the marks that stand around a quantity or before its target: "5 ft" in m, 5 ft (in m), ~5 ft, 5 ft, in m. */
export function withoutMarks(text: string): string {
  const named = /^\D/.test(text) ? text.replace(WHAT_IT_MEASURES(), "") : text;
  // "5 m in km and in miles"
  const plain = named.replace(/ (and|or) in (?=[^\s\d])/i, " $1 ");
  if (UNMARKED.test(plain)) return plain;
  return (
    plain
      .replace(/^[~≈](?=\S)/, "~ ")
      .replace(ENCLOSED(), "$1")
      .replace(/(?<= (?:in|to|into|as) )["'“](\p{L}[^"'“”]*)["'”]$/iu, "$1")
      // Rs. 1,50,000/-
      .replace(/(?<=\d)\/-(?= |$)/, "")
      .replace(/,(?= (?:in|to|into|as) )/i, "")
      .replace(/ \((in|to|into|as) ([^()]+)\)$/i, " to $2")
      .replace(/ ?(?:= ?(?:\?+|_+|\.{3}|…)|(?<!\?)\?+=) ?(?=\S)/, " = ")
  );
}
