import { isLosslessNumber } from "lossless-json";
import type { ConversionRequest } from "~/conversion";
import { shortenDecimal } from "./shorten-decimal";

/** Longer names are no unit's; the search for the nearest id need not read them whole. */
const LONGEST_ID = 80;

/** The decimal as it was written, or undefined for what is no finite JSON number. */
function readDecimal(value: unknown): string | undefined {
  if (!isLosslessNumber(value)) return undefined;
  const text = value.toString();
  if (!Number.isFinite(Number(text))) return undefined;
  // Zero however it is spelt: its exponent may be any number.
  return /[1-9]/.test(text.split(/e/i, 1)[0]!) ? shortenDecimal(text) : "0";
}

const readId = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST_ID) : "");

/** What `POST /api/convert` is asked; undefined when the value is no finite number. Missing ids are empty. */
export function readConversionRequest(body: unknown): (ConversionRequest & { value: string }) | undefined {
  const fields = typeof body === "object" && body !== null ? new Map(Object.entries(body)) : new Map();
  const value = readDecimal(fields.get("value"));
  if (value === undefined) return undefined;
  return {
    category: readId(fields.get("category")),
    fromUnit: readId(fields.get("fromUnit")),
    toUnit: readId(fields.get("toUnit")),
    value,
  };
}
