import { categoryOption, ownUnitsOption, regionOption } from "../answer/convert-options";
import type { OptionSpec, OptionsOf } from "../command-spec";

export const jsonOption = { flags: "--json", description: "print JSON" } as const satisfies OptionSpec;

export const jsonOptions = [jsonOption] as const;
export type JsonOptions = OptionsOf<typeof jsonOptions>;

export const unitsOptions = [
  {
    flags: "--search <text>",
    description: "only units with this text in a name, alias, symbol, UCUM code or note",
  },
  ownUnitsOption,
  jsonOption,
] as const satisfies readonly OptionSpec[];
export type UnitsOptions = OptionsOf<typeof unitsOptions>;

export const explainOptions = [categoryOption, ownUnitsOption, regionOption, jsonOption] as const;
export type ExplainOptions = OptionsOf<typeof explainOptions>;
