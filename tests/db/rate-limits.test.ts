import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../db/client";
import { type SlotRequest, takeContactSlot } from "../../db/rate-limits";
import { contactAttempts } from "../../db/schema";
import { openTestDatabase } from "../support/database";

const server = openTestDatabase();
const limits = { perAddress: 5, overall: 8 };
const take = (senderKey: string, more: Partial<SlotRequest> = {}) =>
  takeContactSlot(server.db, { senderKey, isFromForm: true, ...limits, ...more });

beforeEach(() => server.db.orm.delete(contactAttempts));

async function pass(seconds: number) {
  await server.db.orm
    .update(contactAttempts)
    .set({ takenAt: sql`taken_at - ${seconds} * interval '1 second'` });
}

it("allows five messages from one address, and tells the sixth when to retry", async () => {
  for (let i = 0; i < 5; i++) expect(await take("a")).toEqual({ allowed: true });
  await pass(20);
  expect(await take("a")).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect(await take("b")).toEqual({ allowed: true });
});

it("allows eight in total, whoever sends them", async () => {
  for (let i = 0; i < 8; i++) expect(await take(`sender ${i}`)).toEqual({ allowed: true });
  expect(await take("another")).toMatchObject({ allowed: false });
});

// One customer who rotated through the networks of a /48 took every slot, and everyone else was refused.
it("allows four times a sender's limit from one /48", async () => {
  const taken = [];
  for (let i = 0; i < 25; i++) taken.push(await take(`sender ${i}`, { networkKey: "campus", overall: 60 }));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(20);
  expect(await take("elsewhere", { networkKey: "home", overall: 60 })).toEqual({ allowed: true });
});

it("keeps half of the slots for senders who opened the form", async () => {
  for (let i = 0; i < 4; i++) await take(`script ${i}`, { isFromForm: false });
  expect(await take("another script", { isFromForm: false })).toMatchObject({ allowed: false });
  for (let i = 0; i < 4; i++) expect(await take(`visitor ${i}`)).toEqual({ allowed: true });
  expect(await take("another visitor")).toMatchObject({ allowed: false });
});

it("counts any sixty seconds, not the clock's minutes", async () => {
  await take("a");
  await pass(59);
  for (let i = 0; i < 4; i++) expect(await take("a")).toEqual({ allowed: true });
  expect(await take("a")).toEqual({ allowed: false, retryAfterSeconds: 1 });
  await pass(1);
  expect(await take("a")).toEqual({ allowed: true });
  expect(await take("a")).toEqual({ allowed: false, retryAfterSeconds: 59 });
});

// The database's clock was an hour ahead: once it was right, everyone was refused for an hour.
it("does not count what was sent before the clock was set back", async () => {
  for (let i = 0; i < 8; i++) await take(`sender ${i}`);
  await pass(-3600);
  expect(await take("a")).toEqual({ allowed: true });
  expect(await server.db.orm.$count(contactAttempts)).toBe(1);
});

it("uses no slot when it refuses", async () => {
  for (let i = 0; i < 9; i++) await take("a");
  expect(await server.db.orm.$count(contactAttempts)).toBe(5);
});

it("deletes the senders' records once their minute is over", async () => {
  for (let i = 0; i < 5; i++) await take(`sender ${i}`);
  await pass(61);
  await take("a");
  expect(await server.db.orm.$count(contactAttempts)).toBe(1);
});

it("allows exactly five of forty simultaneous requests from two replicas", async () => {
  const replica = openDatabase(server.url, { connectTimeoutMs: 30_000 });
  try {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        takeContactSlot(i % 2 ? server.db : replica, {
          senderKey: "a",
          isFromForm: true,
          perAddress: 5,
          overall: 60,
        }),
      ),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  } finally {
    await replica.close();
  }
});
