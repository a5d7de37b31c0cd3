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
  // What few questions have: rates, money beside money, parts of amounts, units that do not convert, and what is refused.
  "few-questions": [
    "question/at-rate",
    "question/rate-question",
    "question/other-wordings",
    "question/article",
    "question/second-reading",
    "question/side-by-side",
    "quantity/spoken-products",
    "name/systems",
    "meaning/beside-money",
    "quantity/refused-quantities",
    "question/said-twice",
  ].map(inReading),
  "name-index": [inReading("name/build-name-index")],
  "named-units": ["name/named-units", "name/prefixable"].map(inReading),
  // All but a number and its unit: sums, products, 5'11", words.
  quantities: [
    "quantity/amount",
    "quantity/amount-opening",
    "quantity/amount-parser",
    "quantity/compound-quantity",
    "expression/joined-symbols",
    "expression/name-end",
    "quantity/named-in-full",
    "quantity/quantity-parser",
    "quantity/reduce-quantity",
    "quantity/smaller-units",
    "quantity/special-amounts",
    "expression/text-scanner",
    "expression/unit-grammar",
    "expression/unit-parser",
    "expression/unit-powers",
  ].map(inReading),
  "qudt-vocabulary": ["conversion/algebra/qudt-vocabulary"],
  "unit-expressions": [
    "name/atom-meaning",
    "expression/categories-for",
    "expression/evaluate-expression",
    "expression/expression-unit",
    "expression/radians",
    "name/alike-units",
    "name/other-case",
    "expression/unit-atoms",
    "meaning/unlikely-meanings",
  ].map(inReading),
  "unknown-names": [
    "meaning/advice",
    "meaning/case-questions",
    "suggestion/nearest",
    "name/not-units",
    "suggestion/search-units",
    "suggestion/unknown-category",
    "suggestion/unknown-unit",
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
