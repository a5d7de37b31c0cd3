import type { Ratio } from "~/numerals/ratio";
import { spend } from "~/numerals/work";
import type { Chart } from "../chart/chart";
import { type Item, ofEntry } from "../chart/item";
import { numbersAt } from "../chart/numbers";
import { compile, type Pattern, type Sentence, sentences } from "../grammar/sentences";
import { isFamiliar } from "../name/likelihood";
import { Findings } from "./findings";
import { Quantities } from "./quantities";
import { hasLink, isSplitAt, lastOf, type TargetList, Targets } from "./targets";

type Slots = {
  readonly quantity?: Item;
  readonly isSplit?: boolean;
  readonly targets?: TargetList;
  readonly unit?: Item;
  readonly digits?: Ratio;
};

type Compiled = Sentence & { readonly parts: Pattern; readonly needed: readonly ReadonlySet<string>[] };

const compiled: readonly Compiled[] = sentences.map((one) => {
  const parts = compile(one.pattern);
  const needed = parts.flatMap(({ slot, words, isOptional }) => (slot || isOptional ? [] : [words]));
  return { ...one, parts, needed };
});
const ADJACENT = "Q T";
const SIZE_PATTERN = "Q 2 T";
/** Joins a unit and a number that were given separately. */
function counted(unit: Item, count: Item): Item {
  const item = unit.copy().noting(...count.notes);
  item.number = count.number;
  item.startsWithNumber = true;
  return item;
}

/** Reads one text with all sentences of the grammar. */
export class Reader {
  readonly findings: Findings;
  private readonly quantities: Quantities;
  private readonly targets: Targets;
  private readonly length: number;

  constructor(readonly chart: Chart) {
    this.quantities = new Quantities(chart);
    this.targets = new Targets(chart);
    this.length = chart.text.tokens.length;
    this.findings = new Findings(chart.text, chart.options.category);
  }

  /** The word at a token, including the barrier, which the chart hides. */
  word(at: number): string {
    return this.chart.text.tokens[at]?.lower ?? "";
  }

  read(): this {
    const words = new Set(this.chart.text.tokens.map(({ lower }) => lower));
    const has = (wanted: ReadonlySet<string>): boolean => {
      for (const word of wanted) if (words.has(word)) return true;
      return false;
    };
    const possible = compiled.filter(({ needed }) => needed.every(has));
    for (const one of possible) this.match(one, 0, 0, {});
    return this;
  }

  /** Reads a quantity or a unit before a mark and the targets after it, which were given separately. */
  readParted(mark: number, [left, right]: readonly [string, string], isUnit: boolean, count?: Item): this {
    const sources = isUnit ? [...this.named(left, 0, mark), ...this.targets.units(0)] : this.quantities.at(0);
    const single = this.named(right, mark + 1, this.length).map((one) => [one]);
    for (const one of sources) {
      if (one.end !== mark) continue;
      const source = count ? counted(one, count) : one;
      for (const targets of [...single, ...this.targets.at(mark + 1)])
        if (lastOf(targets).end === this.length)
          this.findings.putWith(source, targets, 0, false, isSplitAt(this.chart, mark + 1, targets));
    }
    return this;
  }

  /** The meanings of a name exactly as written, including any signs. */
  private named(name: string, start: number, end: number): readonly Item[] {
    if (end - start < 2 && this.chart.token(start).kind === "word") return [];
    return this.chart.entries(name, start).map((one) => {
      const item = ofEntry(one, end, name);
      item.start = start;
      for (let i = start; i < end; i += 1) this.chart.known.add(i);
      return item;
    });
  }

  /** Reads a unit without a target. */
  readUnit(name: string): this {
    for (const one of this.named(name, 0, this.length)) this.findings.putUnit(one);
    for (const one of this.targets.units(0)) if (one.end === this.length) this.findings.putUnit(one);
    return this;
  }

  private match(sentence: Compiled, p: number, at: number, slots: Slots): void {
    spend(1);
    const part = sentence.parts[p];
    if (!part) {
      if (at >= this.length) this.put(sentence, slots);
      return;
    }
    if (part.slot === null) {
      if (at < this.length && part.words.has(this.word(at))) this.match(sentence, p + 1, at + 1, slots);
      if (part.isOptional) this.match(sentence, p + 1, at, slots);
      return;
    }
    if (at < this.length) this.fill(part.slot, sentence, p, at, slots);
  }

  private fill(slot: string, sentence: Compiled, p: number, at: number, slots: Slots): void {
    const { chart } = this;
    const next = (end: number, more: Slots): void => this.match(sentence, p + 1, end, { ...slots, ...more });
    switch (slot) {
      case "N":
      case "Q":
        for (const quantity of this.quantities.at(at)) {
          // The 1 of "1/mol" is part of the unit.
          if (slot === "N" && (!quantity.startsWithNumber || chart.sign(at + 1) === "/")) continue;
          if (this.mayFollow(sentence, p, quantity)) next(quantity.end, { quantity });
        }
        return;
      case "T": {
        const isLast = p === sentence.parts.length - 1;
        for (const targets of this.targets.at(at)) {
          const { end } = lastOf(targets);
          // Neither the pole of "10 ft pole in m", the oz of "8 fl oz/cup", nor the mark of 5'11" is a target.
          const isUnmarked = sentence.pattern === ADJACENT;
          if (isUnmarked && /^["']/.test(chart.sign(at)) && chart.token(at - 1).kind === "number") return;
          if (isUnmarked && (hasLink(chart, targets) || chart.isOneName(at - 1, targets[0]?.end))) continue;
          // Nor is the are of "how many cm^-1 are in 10 um" a unit.
          if (end > at + 1 && this.word(end - 1) === "are" && this.word(end) === "in") continue;
          // The "ft / 8" of "17yd2ft / 8 to m" is not a target.
          if (sentence.pattern === SIZE_PATTERN && !/^\p{L}+$/u.test(targets[0]?.text ?? "")) continue;
          if (!isLast || end >= this.length) next(end, { targets, isSplit: isSplitAt(chart, at, targets) });
        }
        return;
      }
      case "U":
        for (const unit of chart.read("quotient", at, false))
          if (!unit.isBare && !unit.number && this.mayPrecede(sentence, p, unit)) next(unit.end, { unit });
        return;
      case "D":
        for (const one of numbersAt(chart.text, at)) if (!one.isWord) next(one.end, { digits: one.value });
    }
  }

  /** Whether a target may follow a quantity: "2 m * 3 m" does not have one. */
  private mayFollow({ pattern }: Compiled, p: number, one: Item): boolean {
    if (pattern === ADJACENT) return !one.endsBare && !one.hasLink && one.end < this.length;
    if (pattern !== SIZE_PATTERN) return true;
    return p === 0 && one.names === 1 && this.chart.isAttached(one.end) && this.chart.isAttached(one.end + 1);
  }

  /** Whether a number may follow a unit: "cm 30 to inches", but not "M10". */
  private mayPrecede({ parts }: Compiled, p: number, { end, row }: Item): boolean {
    if (parts[p + 1]?.slot !== "D") return true;
    return row !== null && isFamiliar(row) && !this.chart.isAttached(end);
  }

  private put({ cost, pattern }: Compiled, { quantity, targets = [], unit, digits, isSplit }: Slots): void {
    const source = quantity ?? unit?.copy();
    if (!source) return;
    if (unit && digits) source.number = () => digits;
    if (targets.length === 0) this.findings.putAlone(source, cost);
    else this.findings.putWith(source, targets, cost, pattern === ADJACENT, isSplit);
  }
}
