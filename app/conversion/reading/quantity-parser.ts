import { readNumber } from "~/numerals/read-number";
import { type Result, succeed } from "../errors";
import { takeCompound } from "./compound-quantity";
import { completed } from "./last-unit";
import { matchAt } from "./match-at";
import type { IsName } from "./name-end";
import { separatorReading } from "./number-readings";
import { readTerms } from "./quantity-terms";
import { present, type Reading, wording } from "./readings";
import { MULTIPLIER, MULTIPLIERS } from "./special-openings";
import { type Factors, type ParserOptions, parseWith, UnitParser } from "./unit-grammar";
import type { ParsedExpression, SumTerm, UnitNode } from "./unit-node";

/** $50, and $5k: the sign before the number. */
const MONEY = new RegExp(`(\\p{Sc}) ?(-?\\d[\\d.,]*)(?:(${MULTIPLIER})(?!\\p{L}))?`, "uy");
/** 1,000 */
const SEPARATED = /\d[\d.]*(?:,[\d.]+)+/y;
/** Before a further number of the same quantity: 30 min after "2 h", 11 in after "5 ft and". */
const NEXT_AMOUNT = /(?:,? +(?:(?:and|&) +)?|, *)?(?=[\d.¼-¾⅐-⅞])/iy;

/** A number with its unit. */
const isAmount = ({ factors: [first, ...others] }: Factors): boolean =>
  first?.kind === "number" && others.length > 0;

/** A number and its unit as nodes, where they were not parsed together. */
function amountOf(number: string, unit: string, column: number): SumTerm {
  const read = readNumber(number);
  const factors: readonly UnitNode[] = [
    { kind: "number", text: read.ok ? read.text : number, column },
    { kind: "atom", text: unit, column },
  ];
  return { sign: 1, node: { kind: "product", factors }, text: `${number} ${unit}` };
}

/** Reads numbers as people write them, sums in parentheses, and quantities in several units. */
class QuantityParser extends UnitParser {
  /** Whether an amount is read that others come before in the same quantity. */
  private isFurther = false;

  constructor(
    text: string,
    isName: IsName,
    private readonly readings: Reading[],
    options?: ParserOptions,
  ) {
    // The minutes of 1 h 30 min per km are no part of a pace of their own.
    super(
      text,
      (name, isSeveralWords) => !(this.isFurther && / per /i.test(name)) && isName(name, isSeveralWords),
      options,
    );
  }

  /** One factor may be in several units: 5 ft 11 in, 5'11", 2 h 30 min, 5 ft 11. */
  protected override juxtaposed(): Factors {
    this.skipSpaces();
    const start = this.at;
    const compound = this.compound();
    const first = compound.length === 0 ? (this.money() ?? super.juxtaposed()) : null;
    if (first && !isAmount(first)) return first;
    const terms = first ? [this.sumTerm(first.node, start)] : [...compound];
    for (let more = this.nextAmounts(terms); more.length > 0; more = this.nextAmounts(terms))
      terms.push(...more);
    if (first && terms.length === 1) return first;
    const node: UnitNode = { kind: "sum", terms };
    return { node, factors: [node] };
  }

  private sumTerm(node: UnitNode, start: number): SumTerm {
    return { sign: 1, node, text: this.text.slice(start, this.at) };
  }

  /** What follows some amounts within the same quantity; none where it has ended. */
  private nextAmounts(before: readonly SumTerm[]): readonly SumTerm[] {
    const end = this.at;
    if (this.take(NEXT_AMOUNT) === null) return [];
    const { at: start, column } = this;
    const compound = this.compound();
    if (compound.length > 0) return compound;
    this.isFurther = true;
    const next = super.juxtaposed();
    this.isFurther = false;
    if (isAmount(next)) return [this.sumTerm(next.node, start)];
    const larger = before.at(-1)?.text.trim();
    const number = this.text.slice(start, this.at);
    const { smaller, isStated } = completed(`${larger} ${number}`) ?? {};
    if (next.node.kind !== "number" || smaller === undefined) {
      this.at = end;
      return [];
    }
    if (isStated) this.readings.push(wording(`${larger} ${number}`, `${larger} ${smaller}`));
    return [amountOf(number, smaller.slice(number.length).trim(), column)];
  }

  /** 5'11", 30° 15', 1h30m: numbers whose units depend on those before. */
  private compound(): readonly SumTerm[] {
    const { column } = this;
    const compound = takeCompound(this.text.slice(this.at));
    if (!compound) return [];
    this.at += compound.length;
    return compound.parts.map(({ number, unit }) => amountOf(number, unit, column));
  }

  private money(): Factors | null {
    const { column } = this;
    const [written, sign = "", digits = "", letter = ""] = matchAt(MONEY, this.text, this.at) ?? [];
    const read = readNumber(digits + (MULTIPLIERS[letter.toLowerCase()] ?? ""));
    if (written === undefined || !read.ok) return null;
    this.at += written.length;
    const factors: readonly UnitNode[] = [
      { kind: "number", text: read.text, column },
      { kind: "atom", text: sign, column },
    ];
    return { node: { kind: "product", factors }, factors };
  }

  /** "1,000 mL / 8 h" */
  protected override number(): string | null {
    const written = matchAt(SEPARATED, this.text, this.at)?.[0];
    const read = written === undefined ? null : readNumber(written);
    if (written === undefined || !read?.ok) return super.number();
    this.at += written.length;
    this.readings.push(...present(separatorReading(written, read)));
    return read.text;
  }

  /** "1 m + 50 cm" and "5 ft 11 in" up to the closing parenthesis. */
  protected override inner(): UnitNode {
    const text = this.text.slice(this.at, this.closing());
    const { terms } = readTerms(text);
    // "(half a mile)", "($3 a lb)", "(5:30 min/km)" and "(-5 m)" are written otherwise than they are parsed.
    const isParsedSo = /^[^:]*$/.test(text) && /^\s*[\d.(]/.test(text);
    if (terms.length < 2 && (isParsedSo || terms[0]?.text === text.trim()) && !/^\s*-/.test(text))
      return super.inner();
    const start = this.offset + this.at;
    this.at += text.length;
    let isNegative = false;
    return {
      kind: "sum",
      terms: terms.map(({ text: written, operator, at = 0 }): SumTerm => {
        const unsigned = written.replace(/^- ?/, "");
        const isSigned = unsigned !== written;
        // One sign stands for all parts of a quantity: 10 lb - 3 lb 4 oz.
        if (operator !== "" || isSigned) isNegative = isSigned !== (operator === "-");
        const options = { depth: this.depth, offset: start + at };
        const parser = new QuantityParser(unsigned, this.isName, this.readings, options);
        return { sign: isNegative ? -1 : 1, node: parser.parse().node, text: written };
      }),
    };
  }

  /** Where the parenthesis that is open at this place closes. */
  private closing(): number {
    let depth = 1;
    for (let at = this.at; at < this.text.length; at += 1) {
      if (this.text[at] === "(") depth += 1;
      if (this.text[at] === ")") depth -= 1;
      if (depth === 0) return at;
    }
    return this.text.length;
  }
}

/** A product, quotient or power of quantities, with what was assumed about its numbers. Error: invalid_expression. */
export function parseQuantity(
  text: string,
  isName: IsName,
): Result<ParsedExpression & { readonly readings: readonly Reading[] }> {
  const readings: Reading[] = [];
  const parsed = parseWith(
    text,
    (normalised, options) =>
      new QuantityParser(normalised, isName, options?.isPointTight ? [] : readings, options),
  );
  return parsed.ok ? succeed({ ...parsed.value, readings }) : parsed;
}
