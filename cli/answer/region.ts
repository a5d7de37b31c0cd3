import { REGIONS, type Region, setRegion } from "~/conversion";
import { UsageError } from "../command-spec";
import type { Io } from "../io";

/** Reads all texts for the region of --region, or else of EVERYUNIT_REGION. @throws UsageError for any other name. */
export function loadRegion({ EVERYUNIT_REGION }: Io["env"], asked?: Region): void {
  const named = asked ?? (EVERYUNIT_REGION || null);
  const region = REGIONS.find((one) => one === named);
  if (named !== null && region === undefined)
    throw new UsageError(`EVERYUNIT_REGION=${named} is not a region. Use us, uk, au or ca.`);
  setRegion(region ?? null);
}
