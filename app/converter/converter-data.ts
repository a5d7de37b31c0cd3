import type { Explanation } from "~/conversion";
import type { DisplayStyle } from "~/numerals/format";
import type { PairData } from "./pair/pair-data";
import type { Quantity } from "./read-input";

/** A unit in the browser: how to show it, without factors. Only the server has its aliases. */
export type ListedUnit = {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly style: DisplayStyle;
  /** "miles"; only of units that are written in words. */
  readonly plural?: string;
};

export type CategoryLink = { readonly id: string; readonly name: string };
export type DirectoryGroup = CategoryLink & { readonly categories: readonly CategoryLink[] };

/** What the visitor entered, as stored in the address; "" if nothing is chosen. */
export type Inquiry = {
  readonly value: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly isExpanded: boolean;
};

export type PopularPair = {
  readonly category: string;
  readonly from: string;
  readonly to: string;
  /** "centimeters to inches" */
  readonly name: string;
};

export type ConverterData = {
  readonly category: CategoryLink;
  /** The page's heading: "Length converter", or "Miles to kilometers" on a pair page. */
  readonly name: string;
  readonly pair: PairData | null;
  /** A sentence about the site; only on the home page, otherwise "". */
  readonly introduction: string;
  /** The sharing image of the two units; null for the site's default. */
  readonly image: { readonly path: string; readonly alt: string } | null;
  /** Offered on an untouched page. */
  readonly popular: readonly PopularPair[];
  readonly note?: string;
  readonly units: readonly ListedUnit[];
  readonly inquiry: Inquiry;
  /** The inquiry's value, if it is a quantity with a unit. */
  readonly quantity: Quantity | null;
  readonly results: readonly (readonly [unitId: string, result: number])[];
  /** Why units have no result although others have one. */
  readonly refusals?: readonly (readonly [unitId: string, reason: string])[];
  /** Why the inquiry has no results; "" if nothing is wrong. */
  readonly problem: string;
  /** The date and source of the exchange rates, if the category uses them. */
  readonly rates: { readonly date: string; readonly source: string } | null;
  /** The explanation of the inquiry's two units. */
  readonly explanation: Explanation | null;
  readonly tabs: readonly CategoryLink[];
};

/** How many units a collapsed list shows. */
export const FIRST_UNITS = 4;

export const listedUnits = (units: readonly ListedUnit[], isExpanded: boolean): readonly ListedUnit[] =>
  isExpanded ? units : units.slice(0, FIRST_UNITS);

export const findListed = (units: readonly ListedUnit[], id: string): ListedUnit | undefined =>
  units.find((unit) => unit.id === id);

/** True if a collapsed list hides the unit. */
export const isBeyondFirst = (units: readonly { readonly id: string }[], id: string): boolean =>
  units.findIndex((unit) => unit.id === id) >= FIRST_UNITS;
