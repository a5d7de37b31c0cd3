import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { purgeJob } from "~/contact/contact-jobs.server";
import { snapshotRates } from "~/conversion";
import { refreshJob } from "~/currency/rates-jobs.server";
import { type Job, runDueJobs } from "~/jobs/schedule-jobs.server";
import { storeMessage } from "~db/contact-messages";
import { takeJob } from "~db/scheduled-jobs";
import { contactMessages, scheduledJobs } from "~db/schema";
import { openTestDatabase } from "../../support/database";
import { startFeed } from "../../support/loopback-feed";

const database = openTestDatabase();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(async () => {
  await database.db.orm.delete(scheduledJobs);
});

const run = (...jobs: Job[]) =>
  runDueJobs(database.db, jobs, (_, error) => {
    throw error;
  });

async function pass(ms: number) {
  const dueAt = sql`due_at - ${ms} * interval '1 millisecond'`;
  await database.db.orm.update(scheduledJobs).set({ dueAt });
}

/** Minutes until the only job is due. */
async function minutesLeft(): Promise<number> {
  const [job] = await database.db.orm
    .select({ left: sql<number>`(extract(epoch from due_at - now()) / 60)::float8` })
    .from(scheduledJobs);
  return Math.round(job?.left ?? 0);
}

describe("runDueJobs", () => {
  it("runs a job once, however many replicas check at the same time, and again when it is due", async () => {
    let runs = 0;
    const job: Job = { name: "count", everyMs: HOUR_MS, run: async () => ++runs > 0 };
    await Promise.all([1, 2, 3, 4].map(() => run(job)));
    expect(runs).toBe(1);
    await pass(59 * MINUTE_MS);
    await run(job);
    expect(runs).toBe(1);
    await pass(2 * MINUTE_MS);
    await run(job);
    expect(runs).toBe(2);
  });

  // Its next time was taken for that of a clock set ahead, and the job ran twice.
  it("leaves alone a job that another replica ran while this one waited for it", async () => {
    const job: Job = { name: "count", everyMs: HOUR_MS, run: async () => true };
    await database.db.transaction(async (waiting) => {
      await waiting.execute(sql`select now()`);
      await run(job);
      expect(await takeJob({ ...database.db, orm: waiting }, job, 10 * MINUTE_MS)).toBeUndefined();
    });
  });

  // A clock set back by a millisecond, as time servers do, ran the job twice.
  it("leaves alone a job that ran shortly before the clock was set back a little", async () => {
    let runs = 0;
    const job: Job = { name: "count", everyMs: HOUR_MS, run: async () => ++runs > 0 };
    await run(job);
    await pass(-MINUTE_MS / 2);
    await run(job);
    expect(runs).toBe(1);
  });

  // A feed that failed once was asked again twelve hours later.
  it("retries a job that fails within the hour, later each time, and then as planned", async () => {
    const outcomes = [false, false, false, false, false, true];
    const job: Job = { name: "feed", everyMs: 12 * HOUR_MS, run: async () => outcomes.shift() ?? true };
    const delays: number[] = [];
    while (outcomes.length > 0) {
      await run(job);
      delays.push(await minutesLeft());
      await pass(13 * HOUR_MS);
    }
    expect(delays).toEqual([5, 10, 20, 40, 60, 720]);
  });

  it("treats a throw as a failure, reports it, and goes on with the other jobs", async () => {
    const reported: unknown[] = [];
    const broken: Job = { name: "broken", everyMs: HOUR_MS, run: () => Promise.reject(new Error("no")) };
    const ran: string[] = [];
    const fine: Job = { name: "fine", everyMs: HOUR_MS, run: async () => ran.push("fine") > 0 };
    await runDueJobs(database.db, [broken, fine], ({ name }) => reported.push(name));
    expect([reported, ran]).toEqual([["broken"], ["fine"]]);
  });

  it("gives an unfinished job to another process after ten minutes", async () => {
    let runs = 0;
    const never: Job = { name: "hang", everyMs: HOUR_MS, run: () => new Promise(() => {}) };
    void run(never);
    await expect.poll(minutesLeft).toBe(10);
    const again: Job = { ...never, run: async () => ++runs > 0 };
    await run(again);
    await pass(11 * MINUTE_MS);
    await run(again);
    expect(runs).toBe(1);
  });
});

describe("after the database's clock was set back", () => {
  // It had been a year ahead: messages would not have been purged for a year.
  it("runs a job that is due later than its interval allows", async () => {
    let runs = 0;
    const job: Job = { name: "purge", everyMs: HOUR_MS, run: async () => ++runs > 0 };
    await run(job);
    await pass(-365 * 24 * HOUR_MS);
    await run(job);
    await run(job);
    expect([runs, await minutesLeft()]).toEqual([2, 60]);
  });
});

describe("the site's own jobs", () => {
  it("purge what is older than CONTACT_KEEP_DAYS and keep the rest", async () => {
    const store = (message: string) =>
      storeMessage(database.db, { formId: randomUUID(), name: "A", email: "a@b.example", message });
    const { id } = await store("old");
    await store("recent");
    await database.db.pool.query(
      "update contact_messages set created_at = now() - interval '366 days' where id = $1",
      [id],
    );
    // A replica whose clock was a year ahead deleted every message.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 366 * 24 * HOUR_MS });
    await run(purgeJob(365));
    vi.useRealTimers();
    const left = await database.db.orm.select({ message: contactMessages.message }).from(contactMessages);
    expect(left).toEqual([{ message: "recent" }]);
  });

  it("request the feed once and store its rates", async () => {
    let requests = 0;
    const date = new Date().toISOString().slice(0, 10);
    const feed = await startFeed((_, response) => {
      requests++;
      response.end(JSON.stringify({ ...snapshotRates, date }));
    });
    await Promise.all([run(refreshJob(feed.url)), run(refreshJob(feed.url))]);
    await feed.close();
    expect([requests, await minutesLeft()]).toEqual([1, 720]);
  });
});
