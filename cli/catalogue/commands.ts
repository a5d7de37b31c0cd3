import { command } from "../command-spec";
import { explainOptions, jsonOption, unitsOptions } from "./options";

export const catalogueCommands = [
  command({
    name: "units",
    summary: "List the units of a category, or search all units",
    details: [
      "When piped, prints tab-separated id, symbol and name, preceded by the category id unless you name a category.",
    ],
    operands: [{ syntax: "[category]", description: "id or name of a category", kind: "category" }],
    options: unitsOptions,
    examples: {
      "everyunit units length": "the units of length",
      "everyunit units --search gallon": "every kind of gallon",
      "everyunit units pressure --json": "as in GET /api/units/pressure",
    },
    load: async () => (await import("./units")).runUnits,
  }),
  command({
    name: "categories",
    summary: "List the categories",
    options: jsonOption,
    examples: { "everyunit categories": "all categories" },
    load: async () => (await import("./categories")).runCategories,
  }),
  command({
    name: "explain",
    summary: "Explain a conversion: factor, exactness, formula, sources",
    operands: [
      { syntax: "<words...>", description: "two units, or a quantity and a target unit", kind: "unit" },
    ],
    options: explainOptions,
    examples: { "everyunit explain mi km": "how miles become kilometers" },
    load: async () => (await import("./explain")).runExplain,
  }),
  command({
    name: "rates",
    summary: "Show the date, source and age of the exchange rates",
    options: jsonOption,
    examples: { "everyunit rates": "date, source and age of the current rates" },
    load: async () => (await import("./rates")).runRates,
  }),
];
