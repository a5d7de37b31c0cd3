import type { Explanation } from "~/conversion";
import type { DisplayStyle } from "~/numerals/format";
import type { PairData } from "./pair/pair-data";
import type { Quantity } from "./read-input";

/** A unit as the browser knows it: what to show, never a factor. What else it is called only the server knows. */
export type ListedUnit = {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly style: DisplayStyle;
  /** Of a unit without a symbol of its own: "cups (US)". */
  readonly plural?: string;
};

export type CategoryLink = { readonly id: string; readonly name: string };
export type DirectoryGroup = CategoryLink & { readonly categories: readonly CategoryLink[] };

/** What the visitor has entered, as the address carries it; "" for what is not chosen yet. */
export type Inquiry = {
  readonly value: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly isExpanded: boolean;
};

export type PopularPair = { readonly from: string; readonly to: string; readonly name: string };

export type ConverterData = {
  readonly category: CategoryLink;
  /** What the page is called: "Length converter", or "Miles to kilometers" for a pair's own page. */
  readonly name: string;
  readonly pair: PairData | null;
  /** Offered on an untouched page. */
  readonly popular: readonly PopularPair[];
  readonly note?: string;
  readonly units: readonly ListedUnit[];
  readonly inquiry: Inquiry;
  /** The inquiry's value, where it is a quantity that names its unit. */
  readonly quantity: Quantity | null;
  readonly results: readonly (readonly [unitId: string, result: number])[];
  /** Why there are no results for the inquiry; "" when nothing is wrong. */
  readonly problem: string;
  /** The day and origin of the exchange rates, where the category uses them. */
  readonly rates: { readonly date: string; readonly source: string } | null;
  /** Of the inquiry's two units. */
  readonly explanation: Explanation | null;
  readonly tabs: readonly CategoryLink[];
};

/** How many units a page lists before anyone asks for more. */
export const FIRST_UNITS = 4;

export const listedUnits = (units: readonly ListedUnit[], isExpanded: boolean): readonly ListedUnit[] =>
  isExpanded ? units : units.slice(0, FIRST_UNITS);

export const findListed = (units: readonly ListedUnit[], id: string): ListedUnit | undefined =>
  units.find((unit) => unit.id === id);

/** True when showing the unit takes the whole list. */
export const isBeyondFirst = (units: readonly ListedUnit[], id: string): boolean =>
  units.findIndex((unit) => unit.id === id) >= FIRST_UNITS;

export const unitLabel = ({ name, symbol }: ListedUnit): string =>
  symbol && symbol !== name ? `${name} (${symbol})` : name;
