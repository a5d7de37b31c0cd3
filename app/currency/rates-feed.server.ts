import { XMLParser } from "fast-xml-parser";
import { parse } from "lossless-json";
import { z } from "zod";

/** What a feed says, before anyone believes it. Rates are decimal texts as the feed wrote them, per one of `base`. */
export type RatesFeed = {
  base: string;
  date: string;
  /** The feed's own word for where its rates come from, if it has one. */
  source: string | undefined;
  rates: ReadonlyMap<string, string>;
  /** The ECB quotes some thirty currencies only. */
  isPartial: boolean;
};

/** An object's own fields: a feed's "__proto__" is a field like any other. */
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

/** `{ base, date, source?, rates: { EUR: "0.88" } }`: the form of our own snapshot. */
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

/** `{ date, usd: { eur: 0.88 } }`: the form of @fawazahmed0/currency-api. */
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

/** The three forms of a feed that are known here. */
const feedSchema = z.union([snapshotForm, byBaseForm, ecbForm]);

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  processEntities: false,
  parseAttributeValue: false,
});

const decode = (text: string): unknown =>
  text.trimStart().startsWith("<") ? xml.parse(text) : parse(text, undefined, { parseNumber: String });

/** Reads any of the three forms; undefined for anything else. */
export function readFeed(text: string): RatesFeed | undefined {
  try {
    return feedSchema.safeParse(decode(text)).data;
  } catch {
    return undefined;
  }
}
