/** The engine's entry point for plain questions: the catalogue and exact conversion, without reading text. */

export { askPlain, type PlainAnswer } from "./asking/ask-plain";
export type { Category } from "./categories/category";
export type { Unit } from "./categories/unit";
export type { NamesText } from "./reading/name/names-text";
