import type * as Library from "./index";

export { ConversionError } from "./conversion-error";

/** The package's files for Node.js are CommonJS. */
declare const require: NodeJS.Require;
/** The ids of all categories, which the build defines. */
declare const CATEGORY_IDS: readonly string[];

/** The engine, loaded by the first call, because a program may import the library and never convert. */
let engine: typeof Library | undefined;
const load = (): typeof Library => (engine ??= require("./engine.cjs") as typeof Library);

export const ask: typeof Library.ask = (...asked) => load().ask(...asked);
export const convert: typeof Library.convert = (...asked) => load().convert(...asked);
export const createConverter: typeof Library.createConverter = (...asked) => load().createConverter(...asked);
export const explain: typeof Library.explain = (...asked) => load().explain(...asked);
export const units: typeof Library.units = (...asked) => load().units(...asked);

export const categories: readonly string[] = CATEGORY_IDS;
