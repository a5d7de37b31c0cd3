import type { Context, Place, SideOfText } from "../lexicon/context";
import { type Entry, leastCost } from "../lexicon/entry";
import { lookUp } from "../lexicon/look-up";
import type { FindOptions } from "../name/named-rows";
import type { Text, Token } from "../text/text";
import { Cell } from "./cell";
import type { Item } from "./item";

/** How widely a text is read: what is unlikely is considered only where nothing else makes sense. */
export type Width = { readonly most: number; readonly beam: number; readonly besideBest: number };
export const LIKELY: Width = { most: 7.5, beam: 5, besideBest: 4 };
const ALL = Number.POSITIVE_INFINITY;
export const WIDE: Width = { most: ALL, beam: ALL, besideBest: ALL };

export type RuleName = "name" | "primary" | "power" | "beside" | "amount" | "quotient" | "sum";
/** The readings that start at a token; `isFirst` where a number may stand. */
export type Rule = (chart: Chart, at: number, isFirst: boolean, into: Cell) => void;
export type Rules = Readonly<Record<RuleName, Rule>>;

const END: Token = { kind: "sign", text: "", lower: "", start: 0, end: 0, space: true };
/** Amounts beside each other, and no product. */
const hasSeveral = (source: string): boolean => /[\s+]\d/.test(source);

/** Every reading of every span of one text, each worked out once. */
export class Chart {
  /** Tokens that are in some name. */
  readonly known = new Set<number>();
  /** Two amounts that do not add up. */
  apart: readonly [Item, Item] | null = null;
  /** Where the longest reading ends. */
  furthest = 0;
  /** What makes no sense in the likeliest reading. */
  refusal: { readonly why: string; readonly cost: number } | null = null;
  private readonly memo = new Map<RuleName, (readonly Item[] | undefined)[]>();
  private readonly names = new Map<string, readonly Entry[]>();

  constructor(
    private readonly rules: Rules,
    readonly text: Text,
    readonly context: Context,
    readonly width: Width,
    readonly options: FindOptions,
    /** A word before a target, which no reading goes beyond; −1 where any may. */
    readonly barrier = -1,
  ) {}

  read(name: RuleName, at: number, isFirst = true): readonly Item[] {
    let known = this.memo.get(name);
    if (!known) {
      known = [];
      this.memo.set(name, known);
    }
    const key = 2 * at + (isFirst ? 1 : 0);
    const found = known[key];
    if (found) return found;
    // What starts with itself has no reading.
    known[key] = [];
    const cell = this.cell();
    this.rules[name](this, at, isFirst, cell);
    for (const item of cell.items) {
      item.start = at;
      if (item.end > this.furthest) this.furthest = item.end;
    }
    known[key] = cell.items;
    return cell.items;
  }

  cell(): Cell {
    return new Cell(this.width.beam);
  }

  token(at: number): Token {
    return at === this.barrier ? END : (this.text.tokens[at] ?? END);
  }

  word(at: number): string {
    return this.token(at).lower;
  }

  sign(at: number): string {
    return this.token(at).text;
  }

  isAttached(at: number): boolean {
    return at > 0 && !this.token(at).space;
  }

  /** The source from a token to the end of another. */
  between(from: number, to: number): string {
    const { source, tokens } = this.text;
    return source.slice(tokens[from]?.start, tokens[to - 1]?.end);
  }

  /** What a name that starts at a token means. */
  entries(name: string, at: number): readonly Entry[] {
    // The side of the question that it is on may tell what it means.
    const side = this.sideOf(at);
    const isWhole = side.unit === name;
    const key = `${side.from}${isWhole ? "=" : ">"}${name}`;
    const known = this.names.get(key);
    if (known) return known;
    const { most, besideBest } = this.width;
    const place = (): Omit<Place, "text"> => this.placeOf(side, isWhole);
    const isShouted = side.isShouted || (most === ALL && side.isLoudBeside);
    let entries = lookUp(name, this.context, isShouted, most === ALL, place, this.options.category);
    if (most < ALL && entries.length > 0) {
      const limit = Math.min(most, leastCost(entries) + besideBest);
      if (entries.some(({ cost }) => cost > limit)) entries = entries.filter(({ cost }) => cost <= limit);
    }
    this.names.set(key, entries);
    return entries;
  }

  private sideOf(at: number): SideOfText {
    const { sides } = this.context;
    const start = this.text.tokens[at]?.start ?? 0;
    return sides.find(({ from, to }) => start >= from && start < to) ?? (sides[0] as SideOfText);
  }

  /** The unit that a name is in, and those on the other side of the question. */
  private placeOf(side: SideOfText, isWhole: boolean): Omit<Place, "text"> {
    const { sides, words } = this.context;
    const { unit: own, hasNumber } = side;
    if (sides.length === 1)
      return {
        own,
        others: hasSeveral(this.context.source) ? words : [],
        isWhole,
        hasNumber,
        isOnly: true,
      };
    const others = sides
      .filter((one) => one !== side)
      .flatMap(({ unit }) => [unit, unit.split(/[\s\d]/).at(-1) ?? ""]);
    return { own, others, isWhole, hasNumber, isOnly: false };
  }
}
