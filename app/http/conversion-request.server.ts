import { isLosslessNumber } from "lossless-json";
import * as z from "zod";

/** The decimal as written; undefined if the value is not a finite JSON number. */
function readDecimal(value: unknown): string | undefined {
  if (!isLosslessNumber(value)) return undefined;
  const text = value.toString();
  if (!Number.isFinite(Number(text))) return undefined;
  // Zero may be written with any exponent, however large.
  return /^[^e]*[1-9]/i.test(text) ? text : "0";
}

const decimal = z.unknown().transform((value, { issues }) => {
  const text = readDecimal(value);
  if (text !== undefined) return text;
  issues.push({ code: "custom", input: value, message: "not a finite number" });
  return z.NEVER;
});

const id = z.string().min(1);

/** The body of `POST /api/convert`, with `value` as the decimal as written. */
export const conversionRequestSchema = z.object({
  category: id.meta({
    description: "The id of a category from GET /api/units.",
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
    description: "The number to convert. Taken as written: 0.1 is exactly one tenth, not the nearest double.",
    examples: [5],
  }),
  exact: z.boolean().optional().meta({ description: "Whether to return the exact result too." }),
  source: z
    .boolean()
    .optional()
    .meta({ description: "Whether to return the documents that define the factor too." }),
});
