import { spend } from "~/numerals/work";
import type { Category } from "../../categories/category";
import type { Place } from "../lexicon/beside";
import type { Context, SideOfText } from "../lexicon/context";
import type { DimensionId } from "../lexicon/dimensions";
import { type Entry, leastCost } from "../lexicon/entry";
import { lookUp } from "../lexicon/look-up";
import type { FindOptions } from "../name/named-rows";
import type { Text, Token } from "../text/text";
import { type Item, spanOf } from "./item";

const MOST_ALIKE = 3;
const MOST_ITEMS = 60;
/**
 * The best readings that start at a token: at most three with the same end, dimension and category, and none that costs more
 * than the cheapest with its end by more than `beam`. Call `wants` before building a reading.
 */
export class Cell {
  readonly items: Item[] = [];

  constructor(
    /** The most that a reading may cost above the cheapest one with its end. */
    private readonly beam: number,
  ) {}

  wants(
    end: number,
    cost: number,
    dimension: DimensionId,
    category: Category | null,
    isBare: boolean,
  ): boolean {
    spend(1);
    let alike = 0;
    let cheaper = 0;
    const { items } = this;
    for (let i = 0; i < items.length; i += 1) {
      const one = items[i] as Item;
      if (one.cost <= cost) cheaper += 1;
      if (one.end !== end) continue;
      if (cost > one.cost + this.beam) return false;
      if (
        one.dimension === dimension &&
        one.category === category &&
        one.isBare === isBare &&
        one.cost <= cost
      )
        alike += 1;
    }
    return alike < MOST_ALIKE && cheaper < MOST_ITEMS;
  }

  /** Adds a reading that `wants` accepted and removes more expensive ones beyond the limits; ignores null. */
  put(item: Item | null): void {
    if (item === null) return;
    const { items } = this;
    items.push(item);
    let alike = 0;
    let dearest = -1;
    for (let i = items.length - 1; i >= 0; i -= 1) {
      const one = items[i] as Item;
      if (one.end !== item.end) continue;
      if (one.cost > item.cost + this.beam) {
        items.splice(i, 1);
        if (dearest > i) dearest -= 1;
      } else if (
        one.dimension === item.dimension &&
        one.category === item.category &&
        one.isBare === item.isBare
      ) {
        alike += 1;
        if (dearest < 0 || one.cost > (items[dearest] as Item).cost) dearest = i;
      }
    }
    if (alike > MOST_ALIKE) items.splice(dearest, 1);
    else if (items.length > MOST_ITEMS) this.dropDearest();
  }

  private dropDearest(): void {
    let dearest = 0;
    for (let i = 1; i < this.items.length; i += 1)
      if ((this.items[i] as Item).cost >= (this.items[dearest] as Item).cost) dearest = i;
    this.items.splice(dearest, 1);
  }

  /** Adds a finished reading if it is wanted. */
  offer(item: Item): void {
    if (this.wants(item.end, item.cost, item.dimension, item.category, item.isBare)) this.put(item);
  }

  offerAll(items: readonly Item[]): void {
    for (const item of items) this.offer(item);
  }
}

/** Limits on costs. WIDE has none: it is the fallback if the readings within LIKELY make little sense. */
export type Width = { readonly most: number; readonly beam: number; readonly besideBest: number };
export const LIKELY: Width = { most: 7.5, beam: 5, besideBest: 4 };
const ALL = Number.POSITIVE_INFINITY;
export const WIDE: Width = { most: ALL, beam: ALL, besideBest: ALL };

type RuleName = "name" | "primary" | "power" | "beside" | "amount" | "quotient" | "sum";
/** Adds the readings that start at a token; `isFirst`: whether they may start with a number. */
export type Rule = (chart: Chart, at: number, isFirst: boolean, into: Cell) => void;
export type Rules = Readonly<Record<RuleName, Rule>>;

type Extend = (one: Item, next: Cell, depth: number) => void;

const END: Token = { kind: "sign", text: "", lower: "", start: 0, end: 0, space: true };
/** Whether a number follows a space or a plus sign, as in "5 ft 11 in". */
const hasSeveral = (source: string): boolean => /[\s+]\d/.test(source);

/** All readings of all spans of one text, each computed once. */
export class Chart {
  /** Indexes of the tokens that are part of a name. */
  readonly known = new Set<number>();
  /** The units beside each side. */
  private readonly others = new Map<SideOfText, readonly string[]>();
  /** The first two operands of + or − with different dimensions. */
  apart: readonly [Item, Item] | null = null;
  /** Index of the token after the furthest reading. */
  furthest = 0;
  /** Why the first senseless reading is refused. It overrides all readings that cost more. */
  refusal: { readonly why: string; readonly cost: number } | null = null;
  private readonly memo = new Map<RuleName, (readonly Item[] | undefined)[]>();
  private readonly names = new Map<string, readonly Entry[]>();

  constructor(
    private readonly rules: Rules,
    readonly text: Text,
    readonly context: Context,
    readonly width: Width,
    readonly options: FindOptions,
    /** Index of the word before the targets ("to", "in"), which readings do not cross; −1 for none. */
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
    // A rule that reads itself at the same token finds nothing, which ends left recursion.
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

  /** Adds `first` to `into`, then the readings that `extend` makes of them, up to `most` times. Returns the last extensions. */
  grow(first: readonly Item[], most: number, into: Cell, extend: Extend): readonly Item[] {
    into.offerAll(first);
    let front = first;
    for (let depth = 0; depth < most && front.length > 0; depth += 1) {
      const next = this.cell();
      for (const one of front) extend(one, next, depth);
      front = next.items;
      into.offerAll(front);
    }
    return front;
  }

  /** Whether the first word of a quantity and those up to, but not including, `to` are one name: the fl and oz of "8 fl oz". */
  isOneName(word: number, to: number | undefined): boolean {
    const isFirst =
      this.token(word).kind === "word" && (word === 0 || this.token(word - 1).kind === "number");
    return isFirst && this.read("name", word, false).some(({ end }) => end === to);
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

  /** The source text from token `from` up to, but not including, token `to`. */
  between(from: number, to: number): string {
    return spanOf(this.text, { start: from, end: to });
  }

  /** The meanings of a name that starts at a token. */
  entries(name: string, at: number): readonly Entry[] {
    // The meanings depend on the side of the question, so the side is part of the key.
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

  sideOf(at: number): SideOfText {
    const { sides } = this.context;
    const start = this.text.tokens[at]?.start ?? 0;
    return sides.find(({ from, to }) => start >= from && start < to) ?? (sides[0] as SideOfText);
  }

  /** The unit that contains a name, and the units on the other sides of the question. */
  private placeOf(side: SideOfText, isWhole: boolean): Omit<Place, "text"> {
    const { sides, words, source, hasTarget } = this.context;
    const { unit: own, hasNumber } = side;
    let others = this.others.get(side);
    if (!others) {
      const beside = sides.length === 1 && (words.length === 2 || hasSeveral(source)) ? words : [];
      const units = sides
        .filter((one) => one !== side)
        .flatMap(({ unit }) => [unit, unit.split(/[\s\d]/).at(-1) ?? ""]);
      others = [...new Set([...beside, ...units])];
      this.others.set(side, others);
    }
    return { own, others, isWhole, hasNumber, isOnly: !hasTarget };
  }
}
