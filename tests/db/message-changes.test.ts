import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { findMessages, storeMessage } from "../../db/contact-messages";
import { deleteMessages, markMatching, markMessages, purgeMessages } from "../../db/message-changes";
import { contactMessages } from "../../db/schema";
import { openTestDatabase } from "../support/database";
import { present } from "../support/present";

const server = openTestDatabase();
const day = (n: number) => new Date(Date.UTC(2026, 0, n));
let ids: number[];

beforeEach(async () => {
  await server.db.orm.delete(contactMessages);
  const rows = await server.db.orm
    .insert(contactMessages)
    .values(
      [1, 2, 3, 4].map((n) => ({
        formId: randomUUID(),
        name: `day ${n}`,
        email: "n@example.org",
        message: "M",
        createdAt: day(n),
        status: n === 2 ? ("spam" as const) : ("new" as const),
      })),
    )
    .returning({ id: contactMessages.id });
  ids = rows.map(({ id }) => id);
});

const count = () => server.db.orm.$count(contactMessages);

it("marks the messages that exist and returns their ids", async () => {
  expect(await markMessages(server.db, [present(ids[1]), present(ids[0]), 999_999], "read")).toEqual([
    ids[0],
    ids[1],
  ]);
  expect((await findMessages(server.db, [present(ids[1])]))[0]).toMatchObject({ status: "read" });
  expect((await findMessages(server.db, [present(ids[2])]))[0]).toMatchObject({ status: "new" });
});

it("marks messages that match a filter, and counts those that it changed", async () => {
  const filter = { since: day(2), until: day(4) };
  expect(await markMatching(server.db, filter, "spam", { dryRun: true })).toEqual({ count: 1 });
  expect(await markMatching(server.db, filter, "spam")).toEqual({ count: 1 });
  expect(await server.db.orm.$count(contactMessages, eq(contactMessages.status, "spam"))).toBe(2);
  expect(await markMatching(server.db, { status: "spam" }, "spam")).toEqual({ count: 0 });
});

it("deletes permanently; the same form sent again is a new message", async () => {
  const formId = randomUUID();
  const words = { formId, name: "N", email: "n@example.org", message: "M" };
  const { id } = await storeMessage(server.db, words);
  expect(await deleteMessages(server.db, [id, 999_999])).toEqual([id]);
  expect((await findMessages(server.db, [id]))[0]).toBeUndefined();
  expect(await storeMessage(server.db, words)).toMatchObject({ outcome: "stored" });
});

it("changes nothing when given no ids", async () => {
  expect(await deleteMessages(server.db, [])).toEqual([]);
  expect(await markMessages(server.db, [], "spam")).toEqual([]);
  expect(await count()).toBe(4);
});

describe("a purge", () => {
  it("deletes messages received before an instant", async () => {
    expect(await purgeMessages(server.db, { olderThan: day(3) })).toEqual({ count: 2 });
    expect(await count()).toBe(2);
    expect((await findMessages(server.db, [present(ids[2])]))[0]).toBeDefined();
  });

  it("can be limited to one status", async () => {
    expect(await purgeMessages(server.db, { olderThan: day(9), status: "spam" })).toEqual({ count: 1 });
    expect(await count()).toBe(3);
  });
});

it("deletes nothing in a dry run", async () => {
  expect(await purgeMessages(server.db, { olderThan: day(3), dryRun: true })).toEqual({ count: 2 });
  expect(await deleteMessages(server.db, [present(ids[0]), 999_999], { dryRun: true })).toEqual([ids[0]]);
  expect(await markMessages(server.db, [present(ids[0])], "read", { dryRun: true })).toEqual([ids[0]]);
  expect(await count()).toBe(4);
  expect((await findMessages(server.db, [present(ids[0])]))[0]).toMatchObject({ status: "new" });
});
