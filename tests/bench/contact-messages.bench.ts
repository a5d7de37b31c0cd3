import { mkdtempSync, rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { connectDatabase } from "../../db/connect";
import { messageStats } from "../../db/contact-messages";
import { listMessages, streamMessages } from "../../db/message-list";
import { present } from "../support/present";
import type { Bench } from "./report";

const SIZES = [1_000, 1_000_000] as const;
const ROUNDS = 15;

// Words that vary from row to row, so that searches cover common, rare and absent texts.
const fill = (from: number, to: number) => sql`
  insert into contact_messages (form_id, created_at, name, email, message, status)
  select gen_random_uuid(), timestamptz '2020-01-01' + n * interval '3 minutes',
    'Visitor ' || md5(n::text), 'visitor' || n || '@' || (array['example.org', 'example.com', 'mail.example'])[1 + n % 3],
    'Dear team, ' || repeat('how many feet is a mile? ', 1 + n % 5) || md5(n::text || 'm') ||
      case when n % 1000 = 7 then ' furlong' else '' end,
    (array['new', 'read', 'read', 'read', 'spam'])[1 + n % 5]
  from generate_series(${from}::int, ${to}::int) n`;

type Question = { title: string; ask: (db: Database, size: number) => Promise<unknown> };

const middleOf = (size: number) => new Date(Date.UTC(2020, 0, 1) + (size / 2) * 180_000);

const QUESTIONS: readonly Question[] = [
  { title: "newest page of 50", ask: (db) => listMessages(db, { limit: 50 }) },
  {
    title: "page of 50 halfway down",
    ask: (db, size) => listMessages(db, { limit: 50, until: middleOf(size) }),
  },
  { title: "status new", ask: (db) => listMessages(db, { limit: 50, status: "new" }) },
  {
    title: "what one address sent",
    ask: (db) => listMessages(db, { limit: 50, email: "VISITOR500@example.mail" }),
  },
  { title: "search: in every message", ask: (db) => listMessages(db, { limit: 50, search: "feet" }) },
  { title: "search: one in a thousand", ask: (db) => listMessages(db, { limit: 50, search: "FURLONG" }) },
  { title: "search: in one message", ask: (db) => listMessages(db, { limit: 50, search: "visitor500@" }) },
  { title: "search: in none", ask: (db) => listMessages(db, { limit: 50, search: "xyzzy plugh" }) },
  { title: "search: two letters, in none", ask: (db) => listMessages(db, { limit: 50, search: "qz" }) },
  {
    title: "search with status and date",
    ask: (db, size) =>
      listMessages(db, { limit: 50, search: "furlong", status: "read", until: middleOf(size) }),
  },
  { title: "stats", ask: (db) => messageStats(db) },
];

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return present(times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]);
}

// Inserting a million rows first takes a minute; with the index in place it takes six, for the same index.
async function grow(db: Database, from: number, to: number): Promise<void> {
  const { rows } = await db.orm.execute(
    sql`select pg_get_indexdef('contact_messages_search'::regclass) as definition`,
  );
  await db.orm.execute(sql`drop index contact_messages_search`);
  for (let next = from; next < to; next += 20_000)
    await db.orm.execute(fill(next + 1, Math.min(to, next + 20_000)));
  await db.orm.execute(sql.raw(String(present(rows[0]).definition)));
  await db.orm.execute(sql`vacuum analyze contact_messages`);
}

async function measureExport(db: Database): Promise<string> {
  const start = performance.now();
  const before = process.memoryUsage().rss;
  let [count, peak] = [0, before];
  for await (const _ of streamMessages(db)) {
    if (++count % 20_000 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - start) / 1000;
  return `export of ${count} messages: ${Math.round(count / seconds)} a second, memory at most ${((peak - before) / 1e6).toFixed(0)} MB more than before`;
}

async function run(): Promise<string[]> {
  const dataDir = mkdtempSync("/tmp/everyunit-bench-");
  const { db, close } = await connectDatabase({ dataDir, migrate: true, statementTimeoutMs: 120_000 });
  const lines: string[] = [];
  try {
    const times = new Map<string, number[]>();
    let filled = 0;
    for (const size of SIZES) {
      await grow(db, filled, size);
      filled = size;
      for (const { title, ask } of QUESTIONS) {
        times.set(title, [...(times.get(title) ?? []), await medianMs(() => ask(db, size))]);
      }
    }
    for (const [title, [few = 0, many = 0]] of times) {
      const ratio = (many / few).toFixed(1);
      lines.push(
        `${title.padEnd(30)} 1,000 rows ${few.toFixed(2)} ms, 1,000,000 rows ${many.toFixed(2)} ms: x ${ratio}`,
      );
    }
    lines.push(await measureExport(db));
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return lines;
}

export default {
  name: "contact messages at 1,000 and 1,000,000 rows",

  run,
} satisfies Bench;
