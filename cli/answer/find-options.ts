import { type FindOptions, REGIONS, setRegion } from "~/conversion";
import { loadPrebuiltNames } from "../../library/prebuilt/names";
import { UsageError } from "../command-spec";
import type { Io } from "../io";
import type { ConvertOptions } from "./convert-options";
import { loadOwnUnits } from "./own-units";
import { ratesInForce } from "./rates-in-force";

/** Prepares the index of names, own units and the region. @throws UsageError for a wrong file or region. */
export function prepareReading(env: Io["env"], asked: Pick<ConvertOptions, "units" | "region"> = {}): void {
  loadPrebuiltNames();
  loadOwnUnits(env, asked.units);
  const named = asked.region ?? (env.EVERYUNIT_REGION || null);
  const region = REGIONS.find((one) => one === named);
  if (named !== null && region === undefined)
    throw new UsageError(`EVERYUNIT_REGION=${named} is not a region. Use us, uk, au or ca.`);
  setRegion(region ?? null);
}

export const findOptionsOf = ({ category, strict }: ConvertOptions, io: Io): FindOptions => ({
  category,
  isStrict: strict,
  rates: () => ratesInForce(io.env),
});
