import type { namedUnit as NamedUnit } from "~/conversion/reading/named-units";
import type { prefixableUnits as PrefixableUnits } from "~/conversion/reading/prefixable";
import { once } from "~/numerals/once";

/** The built command is CommonJS. */
declare const require: NodeJS.Require;

type NamedUnits = { readonly namedUnit: typeof NamedUnit; readonly prefixableUnits: typeof PrefixableUnits };

const load = once((): NamedUnits => require("./named-units.cjs"));

/** Replaces the engine's own functions in the built command: the constants of all customary units are loaded when a text may name one. */
export const namedUnit: typeof NamedUnit = (text) => load().namedUnit(text);
export const prefixableUnits: typeof PrefixableUnits = () => load().prefixableUnits();
