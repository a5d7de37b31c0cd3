import type { Category, Unit } from "~/conversion";

/** Two different units of a category. */
export type UnitPair = { readonly category: Category; readonly from: Unit; readonly to: Unit };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Miles to kilometers" */
export const pairTitle = ({ from, to }: Pick<UnitPair, "from" | "to">): string =>
  `${capitalised(from.plural)} to ${to.plural}`;
