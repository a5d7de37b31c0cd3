import { XMLParser } from "fast-xml-parser";
import { parse } from "lossless-json";
import * as z from "zod";

/** A parsed feed, not yet validated. Rates are decimal texts as written in the feed, per one unit of `base`. */
export type RatesFeed = {
  base: string;
  date: string;
  /** The source that the feed itself names, if any. */
  source: string | undefined;
  rates: ReadonlyMap<string, string>;
  /** True for the ECB, which quotes only about thirty currencies. */
  isPartial: boolean;
};

/** Copies fields onto an object without a prototype, so that a "__proto__" field in a feed is harmless. */
const fields = z
  .looseObject({})
  .transform((value): Record<string, unknown> => Object.assign(Object.create(null), value));

const rateTable = fields.transform(
  (table) =>
    new Map(
      Object.entries(table).flatMap(([code, rate]) =>
        typeof rate === "string" ? [[code.toUpperCase(), rate] as const] : [],
      ),
    ),
);

const code = z.string().transform((text) => text.toUpperCase());

/** `{ base, date, source?, rates: { EUR: "0.88" } }`: the format of our own snapshot. */
const snapshotForm = fields
  .pipe(
    z.object({
      base: code,
      date: z.string(),
      source: z.string().optional().catch(undefined),
      rates: rateTable,
    }),
  )
  .transform((feed): RatesFeed => ({ ...feed, source: feed.source, isPartial: false }));

/** `{ date, usd: { eur: 0.88 } }`: the format of @fawazahmed0/currency-api. */
const byBaseForm = fields
  .transform((feed) => {
    const base = Object.keys(feed).find((name) => /^[a-z]{3}$/i.test(name));
    return { base, date: feed.date, rates: base === undefined ? undefined : feed[base] };
  })
  .pipe(z.object({ base: code, date: z.string(), rates: rateTable }))
  .transform((feed): RatesFeed => ({ ...feed, source: "@fawazahmed0/currency-api", isPartial: false }));

const ecbRow = z.object({ currency: code, rate: z.string() });

/** The ECB's daily reference rates, eurofxref-daily.xml: one euro in some thirty currencies. */
const ecbForm = z
  .object({
    "gesmes:Envelope": z.object({
      Cube: z.object({ Cube: z.object({ time: z.string(), Cube: z.array(ecbRow) }) }),
    }),
  })
  .transform((document): RatesFeed => {
    const day = document["gesmes:Envelope"].Cube.Cube;
    const rates = new Map(day.Cube.map(({ currency, rate }) => [currency, rate]));
    return { base: "EUR", date: day.time, source: "European Central Bank", rates, isPartial: true };
  });

const feedSchema = z.union([snapshotForm, byBaseForm, ecbForm]);

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  processEntities: false,
  parseAttributeValue: false,
});

const decode = (text: string): unknown =>
  text.trimStart().startsWith("<") ? xml.parse(text) : parse(text, undefined, { parseNumber: String });

/** Parses a feed in any supported format; undefined for anything else. */
export function readFeed(text: string): RatesFeed | undefined {
  try {
    return feedSchema.safeParse(decode(text)).data;
  } catch {
    return undefined;
  }
}
