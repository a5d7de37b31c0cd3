import * as z from "zod";
import { publicMessageSchema } from "~/contact/message-schema.server";
import { MOST_REQUESTS } from "~/converter/answer-batch.server";
import { conversionRequestSchema } from "~/http/conversion-request.server";
import { problemCodes } from "~/http/problem";

/** The schemas that the document refers to by name. Requests use the schemas that validate the routes. */
export const registry = z.registry<{ id: string }>();

const named = <T extends z.ZodType>(id: string, schema: T): T => {
  registry.add(schema, { id });
  return schema;
};

const problem = named(
  "Problem",
  z.object({
    error: z.enum(problemCodes).meta({ description: "A stable error code." }),
    details: z.string().meta({ description: "An explanation for people." }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "One sentence for each invalid field of a message." }),
    requestId: z.string().optional().meta({
      description: "The X-Request-Id of the response and of its line in the log. Missing in a batch.",
    }),
  }),
);

const conversionRequest = named("ConversionRequest", conversionRequestSchema);

const conversion = named(
  "Conversion",
  z.object({
    result: z.number().meta({ description: "The double nearest to the exact result." }),
    exact: z.string().nullable().optional().meta({
      description:
        "If requested: the exact result as a decimal or a fraction p/q; null if a factor is measured, irrational or a rate.",
    }),
    source: z.string().optional().meta({
      description:
        "If requested: the documents that define both units, or the source and date of the exchange rates.",
    }),
  }),
);

const unit = named(
  "Unit",
  z.object({
    id: z.string(),
    name: z.string(),
    symbol: z.string(),
    plural: z.string(),
    aliases: z.array(z.string()),
    ucum: z.string().nullable().meta({ description: "The UCUM code, if there is one." }),
    qudt: z.string().nullable().meta({ description: "The name in the QUDT vocabulary, if there is one." }),
    exactness: z.enum(["exact", "conventional", "measured", "rate"]),
    source: z.string().meta({ description: "The documents that define the unit." }),
    note: z.string().nullable(),
  }),
);

const category = named(
  "Category",
  z.object({ id: z.string(), name: z.string(), quantity: z.string(), units: z.array(unit) }),
);

const answer = named(
  "Answer",
  z.object({
    query: z.string().meta({ description: "The question as it was sent." }),
    value: z.number().meta({ description: "The quantity in the unit `from`: 5 ft 11 in is 5.916… ft." }),
    from: z.string().meta({ description: "The id or expression of the quantity's unit." }),
    to: z
      .string()
      .nullable()
      .meta({ description: "The first target unit; if none was named, the category's first unit." }),
    category: z.string().nullable().meta({ description: "Null for an expression outside the catalogue." }),
    result: z.number().nullable().meta({ description: "The double nearest to the exact result." }),
    exact: z.string().nullable().meta({
      description: "A decimal or a fraction p/q; null if a factor is measured, irrational or a rate.",
    }),
    reading: z.array(z.string()).meta({ description: "The assumptions made, with the alternatives." }),
  }),
);

const rates = named(
  "Rates",
  z.object({
    base: z.string(),
    date: z.iso.date(),
    source: z.string(),
    currencies: z.int().nonnegative().meta({ description: "The number of currencies with a rate." }),
  }),
);

export const schemas = {
  problem,
  conversionRequest,
  conversion,
  category,
  answer,
  rates,
  conversionBatch: named("ConversionBatch", z.array(conversionRequest).max(MOST_REQUESTS)),
  conversionAnswers: named(
    "ConversionAnswers",
    z.array(z.union([conversion, problem])).meta({
      description:
        "One result per request, in the same order; a request that failed has a problem in its place.",
    }),
  ),
  message: named("Message", publicMessageSchema),
  acknowledged: named("Acknowledged", z.object({ ok: z.literal(true) })),
  catalogue: named("Catalogue", z.array(category)),
} as const;
