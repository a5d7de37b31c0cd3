import type { Category, Unit } from "~/conversion";

/** Two different units of a category. */
export type UnitPair = { readonly category: Category; readonly from: Unit; readonly to: Unit };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "miles per hour" for miles/hour: headings and links are read aloud, and searched for in words. */
export const inWords = (unit: Unit): string => unit.plural.replaceAll("/", " per ");

/** "Miles per hour to kilometers per hour" */
export const pairTitle = ({ from, to }: Pick<UnitPair, "from" | "to">): string =>
  `${capitalised(inWords(from))} to ${inWords(to)}`;
