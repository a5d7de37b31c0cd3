import { resolve } from "node:path";
import type { Plugin } from "vite";

const APP = resolve("app");
const inEngine = (name: string): string => `conversion/${name}`;
const inReading = (name: string): string => inEngine(`reading/${name}`);

/**
 * The engine's modules that the package loads on first use, by the chunk that holds them: few conversions need any, and V8
 * reads every line of a file that it loads. They export functions only; a class is for the other modules of its chunk.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  curves: [
    "numerals/elementary",
    "conversion/converting/curve-conversion",
    "conversion/converting/curve-converter",
  ],
  describing: ["asking/describe-reading", "explaining/describe", "explaining/repeated-size"].map(inEngine),
  explaining: ["definitions", "explain", "formula", "same-name"].map((name) =>
    inEngine(`explaining/${name}`),
  ),
  // What few questions have: rates, money beside money, and what is refused.
  "few-questions": ["at-rate", "beside-money", "refused-quantities", "said-twice"].map(inReading),
  "name-index": [inReading("build-name-index")],
  "named-units": ["named-units", "prefixable"].map(inReading),
  // All but a number and its unit: sums, products, 5'11", words.
  quantities: [
    "amount",
    "amount-opening",
    "amount-parser",
    "attached-amount",
    "compound-quantity",
    "joined-symbols",
    "name-end",
    "quantity-parser",
    "reduce-quantity",
    "smaller-units",
    "special-amounts",
    "text-scanner",
    "unit-grammar",
    "unit-parser",
    "unit-powers",
  ].map(inReading),
  "qudt-vocabulary": ["conversion/algebra/qudt-vocabulary"],
  "unit-expressions": [
    "atom-meaning",
    "categories-for",
    "evaluate-expression",
    "expression-unit",
    "letter-case",
    "unit-atoms",
    "unlikely-meanings",
  ].map(inReading),
  "unknown-names": [
    "advice",
    "case-questions",
    "nearest",
    "not-units",
    "search-units",
    "unknown-category",
    "unknown-unit",
  ].map(inReading),
};

const groupOf: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, modules]) =>
    modules.map((name): [string, string] => [resolve(APP, `${name}.ts`), group]),
  ),
);

const ENTRY = "\0on-demand-entry:";
const STUB = "\0on-demand:";

/** The entry of each chunk. */
export const onDemandEntries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(GROUPS).map((group) => [group, ENTRY + group]),
);

export const isOnDemand = (module: string): boolean => groupOf.has(module);

const exportAll = (group: string): string =>
  [...groupOf]
    .filter(([, own]) => own === group)
    .map(([path]) => `export * from ${JSON.stringify(path)};`)
    .join("\n");

/** A module with the same functions, which load the chunk when first called. */
const stubOf = (group: string, names: readonly string[]): string => `
let loaded;
const load = () => (loaded ??= require("./${group}.cjs"));
${names.map((name) => `export const ${name} = (...passed) => load().${name}(...passed);`).join("\n")}
`;

/** Replaces each import of these modules by others by an import of its stub. */
export const onDemand: Plugin = {
  name: "on-demand",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (source.startsWith(ENTRY)) return source;
    if (!importer?.startsWith(APP)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const group = resolved && groupOf.get(resolved.id);
    return group && groupOf.get(importer) !== group ? STUB + resolved.id : resolved;
  },
  async load(id) {
    if (id.startsWith(ENTRY)) return exportAll(id.slice(ENTRY.length));
    if (!id.startsWith(STUB)) return null;
    const path = id.slice(STUB.length);
    const exported: Record<string, unknown> = await import(path);
    const other = Object.keys(exported).find((name) => typeof exported[name] !== "function");
    if (other) this.error(`${path} is loaded on demand, but its export ${other} is no function`);
    const functions = Object.keys(exported).filter((name) => !/^class\b/.test(String(exported[name])));
    return stubOf(groupOf.get(path) ?? "", functions);
  },
};
