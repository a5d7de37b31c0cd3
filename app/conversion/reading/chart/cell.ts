import { spend } from "~/numerals/work";
import type { Category } from "../../categories/category";
import type { DimensionId } from "../lexicon/dimensions";
import type { Item } from "./item";

const MOST_ALIKE = 3;
const MOST_ITEMS = 60;
/**
 * The best readings from a place in the text: at most two of each end, dimension and category, and none far dearer than the
 * best of its end. `wants` is asked before a reading is built.
 */
export class Cell {
  readonly items: Item[] = [];

  constructor(
    /** How much dearer than the best of its end. */
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

  /** Adds a reading that is wanted, for which dearer ones may have to go. */
  put(item: Item): void {
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

  /** Adds a reading that is built already. */
  offer(item: Item): void {
    if (this.wants(item.end, item.cost, item.dimension, item.category, item.isBare)) this.put(item);
  }

  offerAll(items: readonly Item[]): void {
    for (const item of items) this.offer(item);
  }
}
