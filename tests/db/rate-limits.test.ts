import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../db/client";
import { takeContactSlot } from "../../db/rate-limits";
import { contactAttempts } from "../../db/schema";
import { openTestDatabase } from "../support/database";

const server = openTestDatabase();
const limits = { perAddress: 5, overall: 8 };
const take = (senderKey: string) => takeContactSlot(server.db, { senderKey, ...limits });

beforeEach(() => server.db.orm.delete(contactAttempts));

async function pass(seconds: number) {
  await server.db.orm
    .update(contactAttempts)
    .set({ takenAt: sql`taken_at - ${seconds} * interval '1 second'` });
}

it("lets five through from one address, and tells the sixth when to come back", async () => {
  for (let i = 0; i < 5; i++) expect(await take("a")).toEqual({ allowed: true });
  await pass(20);
  expect(await take("a")).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect(await take("b")).toEqual({ allowed: true });
});

it("lets eight through in all, whoever they are", async () => {
  for (let i = 0; i < 8; i++) expect(await take(`sender ${i}`)).toEqual({ allowed: true });
  expect(await take("another")).toMatchObject({ allowed: false });
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

it("takes nothing when it refuses", async () => {
  for (let i = 0; i < 9; i++) await take("a");
  expect(await server.db.orm.$count(contactAttempts)).toBe(5);
});

it("forgets the senders once their minute is over", async () => {
  for (let i = 0; i < 5; i++) await take(`sender ${i}`);
  await pass(61);
  await take("a");
  expect(await server.db.orm.$count(contactAttempts)).toBe(1);
});

it("lets exactly five of forty through that two replicas ask for at once", async () => {
  const replica = openDatabase(server.url);
  try {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        takeContactSlot(i % 2 ? server.db : replica, { senderKey: "a", perAddress: 5, overall: 60 }),
      ),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  } finally {
    await replica.close();
  }
});
