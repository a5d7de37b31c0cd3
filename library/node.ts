import type * as Library from "./index";

export { ConversionError } from "./conversion-error";

/** The package's files for Node.js are CommonJS. */
declare const require: NodeJS.Require;
/** Written by the build. */
declare const CATEGORY_IDS: readonly string[];

/** A program may import the library and never convert, so the engine is loaded by the first call. */
let engine: typeof Library | undefined;
const load = (): typeof Library => (engine ??= require("./engine.cjs") as typeof Library);

export const ask: typeof Library.ask = (...asked) => load().ask(...asked);
export const convert: typeof Library.convert = (...asked) => load().convert(...asked);
export const createConverter: typeof Library.createConverter = (...asked) => load().createConverter(...asked);
export const explain: typeof Library.explain = (...asked) => load().explain(...asked);
export const units: typeof Library.units = (...asked) => load().units(...asked);

export const categories: readonly string[] = CATEGORY_IDS;
