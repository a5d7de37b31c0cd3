import { categoryOption, ownUnitsOption, regionOption } from "../answer/convert-options";
import type { OptionsOf } from "../command-spec";

export const jsonOption = { "--json": "print JSON" } as const;
export type JsonOptions = OptionsOf<typeof jsonOption>;

export const unitsOptions = {
  "--search <text>": "only units with this text in a name, alias, symbol, UCUM code or note",
  ...ownUnitsOption,
  ...jsonOption,
} as const;
export type UnitsOptions = OptionsOf<typeof unitsOptions>;

export const explainOptions = {
  ...categoryOption,
  ...ownUnitsOption,
  ...regionOption,
  ...jsonOption,
} as const;
export type ExplainOptions = OptionsOf<typeof explainOptions>;
