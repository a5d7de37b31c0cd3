import type { UnitNode } from "./unit-grammar";

/** A unit as people wrote it, parsed where that was done already. */
export type UnitText = { readonly text: string; readonly node?: UnitNode };
