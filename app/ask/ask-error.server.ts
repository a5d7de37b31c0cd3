import { type ConversionError, findUnit } from "~/conversion";

/** Why a question was not understood. Without digits, it is taken for a unit's name, not for a bad number. */
export function askError(query: string, error: ConversionError): ConversionError {
  if (error.code !== "invalid_value" || /\p{N}/u.test(query)) return error;
  const found = findUnit(query);
  return found.ok ? error : found.error;
}
