import type { UnitNode } from "./unit-node";

/**
 * A unit as it was written, with its syntax tree if it has been parsed; `written` is then the parsed text, to which the columns
 * of the node count.
 */
export type UnitText = { readonly text: string; readonly node?: UnitNode; readonly written?: string };
