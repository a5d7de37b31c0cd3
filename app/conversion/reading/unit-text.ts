import type { UnitNode } from "./unit-node";

/**
 * A unit as people wrote it, parsed where that was done already; then `written` is what was parsed, in which the columns
 * of the node count.
 */
export type UnitText = { readonly text: string; readonly node?: UnitNode; readonly written?: string };
