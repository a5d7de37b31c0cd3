import type { FindOptions } from "~/conversion";
import { ratesInForce } from "../catalogue/rates-in-force";
import type { Io } from "../io";
import type { ConvertOptions } from "./options";

/** The options for looking up units. */
export const findOptionsOf = ({ category, strict }: ConvertOptions, io: Io): FindOptions => ({
  category,
  isStrict: strict,
  rates: () => ratesInForce(io.env),
});
