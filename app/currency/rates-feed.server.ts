import { XMLParser } from "fast-xml-parser";
import { parse } from "lossless-json";

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

const ECB = "European Central Bank";

type Fields = ReadonlyMap<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

const ratesOf = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    [...fieldsOf(value)].flatMap(([code, rate]) =>
      typeof rate === "string" ? [[code.toUpperCase(), rate]] : [],
    ),
  );

/** `{ base, date, source?, rates: { EUR: "0.88" } }`: the form of our own snapshot. */
function readSnapshotForm(fields: Fields): RatesFeed | undefined {
  const base = textOf(fields.get("base"));
  const date = textOf(fields.get("date"));
  if (base === undefined || date === undefined || !fields.has("rates")) return undefined;
  const rates = ratesOf(fields.get("rates"));
  return { base: base.toUpperCase(), date, source: textOf(fields.get("source")), rates, isPartial: false };
}

/** `{ date, usd: { eur: 0.88 } }`: the form of @fawazahmed0/currency-api. */
function readByBaseForm(fields: Fields): RatesFeed | undefined {
  const date = textOf(fields.get("date"));
  const [base, table] = [...fields].find(([name]) => /^[a-z]{3}$/i.test(name)) ?? [];
  if (base === undefined || date === undefined) return undefined;
  const source = "@fawazahmed0/currency-api";
  return { base: base.toUpperCase(), date, source, rates: ratesOf(table), isPartial: false };
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  processEntities: false,
  parseAttributeValue: false,
});

/** The ECB's daily reference rates: euro to some thirty currencies. */
function readEcbForm(text: string): RatesFeed | undefined {
  const envelope = fieldsOf(fieldsOf(xml.parse(text)).get("gesmes:Envelope"));
  const day = fieldsOf(fieldsOf(envelope.get("Cube")).get("Cube"));
  const date = textOf(day.get("time"));
  const rows = day.get("Cube");
  if (date === undefined || !Array.isArray(rows)) return undefined;
  const pairs = rows.map(fieldsOf).flatMap((row): [string, string][] => {
    const code = textOf(row.get("currency"));
    const rate = textOf(row.get("rate"));
    return code === undefined || rate === undefined ? [] : [[code, rate]];
  });
  return { base: "EUR", date, source: ECB, rates: new Map(pairs), isPartial: true };
}

function readJson(text: string): RatesFeed | undefined {
  const fields = fieldsOf(parse(text, undefined, { parseNumber: String }));
  return readSnapshotForm(fields) ?? readByBaseForm(fields);
}

/** Reads any of the three forms; undefined for anything else. */
export function readFeed(text: string): RatesFeed | undefined {
  try {
    return text.trimStart().startsWith("<") ? readEcbForm(text) : readJson(text);
  } catch {
    return undefined;
  }
}
