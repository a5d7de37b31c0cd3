import type { FindOptions } from "~/conversion";
import type { Io } from "../io";
import type { ConvertOptions } from "./convert-options";
import { ratesInForce } from "./rates-in-force";

/** The options for looking up units. */
export const findOptionsOf = ({ category, strict }: ConvertOptions, io: Io): FindOptions => ({
  category,
  isStrict: strict,
  rates: () => ratesInForce(io.env),
});
