import { per, times, toThe, type UnitExpression } from "../../algebra/expression";
import { isSameSize } from "../../converting/rule";
import { type Item, spanOf, unitStart, unitTextOf } from "../chart/item";
import { AS_SHOWN, type Note } from "../lexicon/entry";
import { ownNames } from "../lexicon/own-names";
import { besides, signReading } from "../name/common-meanings";
import { expressionOfRow, expressionUnit, factorsOf, rowFor, unitsToExplain } from "../name/expression-unit";
import { namedConstant } from "../name/named-expressions";
import { type Assumption, type UnitMatch, type Variant, wording } from "../name/readings";
import type { Text } from "../text/text";
import type { Reading } from "./findings";
import { matchOf } from "./settle";

/** @file Turns the notes of one side of a question into the assumptions that the answer states. */

/** One side of a question: the reading, its unit, the source text of the unit and of the whole side. */
export type Side = {
  readonly item: Item;
  readonly match: UnitMatch;
  readonly text: string;
  readonly written: string;
  /** Its number as it was written. */
  readonly digits: string;
};

export function sideOf(item: Item, reading: Reading, text: Text): Side {
  const name = unitTextOf(text, item);
  return {
    item,
    match: matchOf(item, reading, name),
    text: name,
    written: spanOf(text, item),
    digits: spanOf(text, { start: item.start, end: unitStart(text, item) }),
  };
}

type Shared = Extract<Note, { kind: "shared" }>;

/** The assumption about a name that several units share; null if there is nothing to state. */
function variantOf(note: Shared, side: Side, role: Variant["role"], partner?: UnitMatch): Variant | null {
  const { text, match, others } = note;
  const isWhole = !side.item.isSum && side.item.row !== null;
  if (others.length === 0)
    return isWhole ? signReading(text, role, side.match, partner) : signReading(text, "added", match);
  const alternatives = besides(others, partner?.unit);
  return { kind: "unit", text, role: isWhole ? role : "added", chosen: match, alternatives };
}

/** Replaces one part of an expression by another unit. */
function replaced(whole: UnitExpression, part: UnitExpression, other: UnitExpression): UnitExpression {
  if (whole === part) return other;
  if (whole.label !== undefined) return whole.label === part.label ? other : whole;
  const { form } = whole;
  const inner = (one: UnitExpression): UnitExpression => replaced(one, part, other);
  switch (form.kind) {
    case "product":
      return times(...form.factors.map(inner));
    case "quotient":
      return per(inner(form.numerator), ...form.denominators.map(inner));
    case "power":
      return toThe(form.exponent, inner(form.base));
    default:
      return whole;
  }
}

/** The assumption about a unit with ambiguous parts: "mpg" could be mile/gallon (UK). Null if there is nothing to state. */
function partVariant(
  parts: readonly Variant[],
  { item, match: chosen, text }: Side,
  role: Variant["role"],
  partner?: UnitMatch,
): Variant | null {
  const most = Math.max(0, ...parts.map(({ alternatives }) => alternatives.length));
  const alternatives = Array.from({ length: most }, (_, i): UnitMatch => {
    const other = parts.reduce((whole, part) => {
      const meant = part.alternatives[i] ?? part.alternatives.at(-1);
      return meant ? replaced(whole, expressionOfRow(part.chosen.unit), expressionOfRow(meant.unit)) : whole;
    }, item.expression());
    const { category } = chosen;
    return { category, unit: (category && rowFor(other, category)) ?? expressionUnit(other, text) };
  }).filter(({ unit }) => !isSameSize(unit, chosen.unit));
  // The conversion of a unit into itself has the same result for each meaning.
  const isSilent = alternatives.length === 0 || (partner && isSameSize(chosen.unit, partner.unit));
  return isSilent
    ? null
    : { kind: "unit", text, role, chosen, alternatives: besides(alternatives, partner?.unit) };
}

/** States the constants among adjacent letters, because "m c" is ambiguous. */
function constantsIn({ item, text }: Side): readonly Assumption[] {
  if (item.row || item.loose === 0 || /[^\p{L}\d^ ]/u.test(text)) return [];
  const factors = factorsOf(item.expression());
  return text.split(/[\d^ ]+/).flatMap((letter) => {
    const { label = "" } = (letter.length === 1 && namedConstant(letter)) || {};
    return factors.has(label) ? [wording(letter, `the ${label}`)] : [];
  });
}

/** The assumption about the first part of an unambiguous row: "tons/acre" uses tons (short). Null if there is none. */
function firstPartOf({ text, alternatives, isMention }: Variant, { unit }: UnitMatch): Variant | null {
  const [first = ""] = text.split(/ ?\/ ?| per /);
  if (first === text || alternatives.length > 0 || isMention) return null;
  for (const { notes } of ownNames(first))
    for (const note of notes) {
      if (note.kind !== "shared" || note.others.length === 0) continue;
      const all = [note.match, ...note.others];
      const chosen = all.find((one) => unit.name.startsWith(one.unit.name));
      const others = all.filter((one) => one !== chosen);
      if (chosen) return { kind: "unit", text: first, role: "added", chosen, alternatives: others };
    }
  return null;
}

/** Moves assumptions about wording before all others. */
export const wordingsFirst = (all: readonly Assumption[]): readonly Assumption[] => [
  ...all.filter(({ kind }) => kind === "wording"),
  ...all.filter(({ kind }) => kind !== "wording"),
];

/** The assumptions that the answer states about one side of a question. */
export function assumptionsOf(side: Side, role: "from" | "to", partner?: Side): readonly Assumption[] {
  const { item, match, text, written, digits } = side;
  const isExpression = item.row === null && !item.isSum;
  const said: Assumption[] = [];
  const parts: Variant[] = [];
  // Assumptions about parts whose name other rows share: "$", "hp", "month".
  const plain: Variant[] = [];
  for (const note of item.notes) {
    switch (note.kind) {
      case "shared": {
        const isOnBoth =
          (isExpression || item.isSum) &&
          partner?.item.notes.some((one) => one.kind === "shared" && one.text === note.text);
        const variant = isOnBoth
          ? null
          : variantOf(note, side, role, isExpression ? undefined : partner?.match);
        const known = isExpression ? parts : said;
        if (!variant || known.some((one) => one.kind === "unit" && one.text === note.text)) break;
        if (!isExpression) said.push(variant);
        else if (!variant.isMention) (note.others.length === 0 ? plain : parts).push(variant);
        break;
      }
      case "counted":
        said.push(wording(written, `${digits} ${note.shown}`));
        break;
      case "interval":
        if (!said.some(({ kind }) => kind === "interval"))
          said.push({ kind: "interval", text: note.text || text });
        break;
      case "wording":
        said.push(note.shown === AS_SHOWN ? wording(note.text || text, match.unit.symbol) : note);
        break;
      default:
        said.push(note);
    }
  }
  for (const one of plain)
    said.push(
      one.alternatives.length > 0
        ? { ...one, alternatives: besides(one.alternatives, partner?.match.unit) }
        : { ...one, text, role, chosen: match },
    );
  const inParts = partVariant(parts, side, role, partner?.match);
  if (inParts) said.push(inParts);
  const isSaid = said.some(
    (one) =>
      one.kind === "unit" ||
      (one.kind === "wording" && one.text === text && one.shown === text.toLowerCase()),
  );
  // The unit as a whole may be ambiguous: "gal/acre" is gallon (US)/acre.
  const isRow = match.category?.units.includes(match.unit) && !item.isSum;
  const whole = isRow && !isSaid ? signReading(text, role, match, partner?.match) : null;
  if (whole && (item.row !== null || whole.alternatives.length > 0)) said.push(whole);
  const explained = item.row ? [] : unitsToExplain(item.expression());
  return wordingsFirst([
    ...said.map((one) => (one.kind === "unit" ? (firstPartOf(one, match) ?? one) : one)),
    ...constantsIn(side),
    ...explained.map(({ symbol, readAs = "" }) => wording(symbol, readAs)),
  ]);
}
