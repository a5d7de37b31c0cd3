import { categoryOption, ownUnitsOption, regionOption } from "../answer/convert-options";
import type { OptionSpec, OptionsOf } from "../command-spec";

export const jsonOption = { flags: "--json", description: "print JSON" } as const satisfies OptionSpec;

export const jsonOptions = [jsonOption] as const;
export type JsonOptions = OptionsOf<typeof jsonOptions>;

export const unitsOptions = [
  {
    flags: "--search <text>",
    description: "only units whose name, symbol, UCUM code or note contains this text",
  },
  ownUnitsOption,
  jsonOption,
] as const satisfies readonly OptionSpec[];
export type UnitsOptions = OptionsOf<typeof unitsOptions>;

export const explainOptions = [categoryOption, ownUnitsOption, regionOption, jsonOption] as const;
export type ExplainOptions = OptionsOf<typeof explainOptions>;
