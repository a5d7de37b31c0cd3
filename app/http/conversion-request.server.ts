import { isLosslessNumber } from "lossless-json";
import { z } from "zod";
import { shortenDecimal } from "./shorten-decimal";

/** Longer names are no unit's; the search for the nearest id need not read them whole. */
const LONGEST_ID = 80;

/** The decimal as it was written, or undefined for what is not a finite JSON number. */
function readDecimal(value: unknown): string | undefined {
  if (!isLosslessNumber(value)) return undefined;
  const text = value.toString();
  if (!Number.isFinite(Number(text))) return undefined;
  // Zero however it is spelt: its exponent may be any number.
  return /[1-9]/.test(text.split(/e/i, 1)[0]!) ? shortenDecimal(text) : "0";
}

const decimal = z.unknown().transform((value, { issues }) => {
  const text = readDecimal(value);
  if (text !== undefined) return text;
  issues.push({ code: "custom", input: value, message: "Please enter a valid number" });
  return z.NEVER;
});

const id = z
  .string()
  .min(1)
  .transform((text) => text.slice(0, LONGEST_ID));

/** What `POST /api/convert` is asked, `value` as the decimal that was written. */
export const conversionRequestSchema = z.object({
  category: id.meta({
    description: "The id of a category, as GET /api/units lists them.",
    examples: ["length"],
  }),
  fromUnit: id.meta({
    description: "The id or an unambiguous name of the unit of `value`.",
    examples: ["mi"],
  }),
  toUnit: id.meta({
    description: "The id or an unambiguous name of the unit of the result.",
    examples: ["km"],
  }),
  value: decimal.meta({
    type: "number",
    description: "The number to convert. Every digit counts: 0.1 is one tenth, not the double next to it.",
    examples: [5],
  }),
  exact: z.boolean().optional().meta({ description: "Asks for the exact value of the result too." }),
  source: z.boolean().optional().meta({ description: "Asks for the documents behind the factor too." }),
});

export type ConversionBody = z.infer<typeof conversionRequestSchema>;
