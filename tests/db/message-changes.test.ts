import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { storeMessage } from "../../db/contact-messages";
import { deleteMessages, findDeletion, forgetDeletions, markMessages } from "../../db/message-changes";
import { contactDeletions, contactMessages } from "../../db/schema";
import { openTestDatabase } from "../support/database";
import { findMessage } from "../support/find-message";
import { present } from "../support/present";

const server = openTestDatabase();
const day = (n: number) => new Date(Date.UTC(2026, 0, n));
let ids: number[];

beforeEach(async () => {
  await server.db.orm.delete(contactMessages);
  await server.db.orm.delete(contactDeletions);
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

/** Ranges of one id each. */
const only = (...wanted: number[]) => ({ ids: wanted.map((id) => ({ first: id, last: id })) });
const by = { by: "ann" };

it("marks the messages that exist and returns their ids", async () => {
  const wanted = only(present(ids[1]), present(ids[0]), 999_999);
  expect(await markMessages(server.db, wanted, "read")).toEqual([ids[0], ids[1]]);
  expect(await markMessages(server.db, wanted, "read")).toEqual([ids[0], ids[1]]);
  expect(await findMessage(server.db, present(ids[1]))).toMatchObject({ status: "read" });
  expect(await findMessage(server.db, present(ids[2]))).toMatchObject({ status: "new" });
});

it("marks messages that match a filter, and returns those that it changed", async () => {
  const filter = { since: day(2), until: day(4) };
  expect(await markMessages(server.db, filter, "spam", { dryRun: true })).toEqual([ids[2]]);
  expect(await markMessages(server.db, filter, "spam")).toEqual([ids[2]]);
  expect(await server.db.orm.$count(contactMessages, eq(contactMessages.status, "spam"))).toBe(2);
  expect(await markMessages(server.db, { status: "spam" }, "spam")).toEqual([]);
});

it("deletes permanently; the same form sent again is a new message", async () => {
  const formId = randomUUID();
  const words = { formId, name: "N", email: "n@example.org", message: "M" };
  const { id } = await storeMessage(server.db, words);
  expect(await deleteMessages(server.db, only(id, 999_999), by)).toEqual([id]);
  expect(await findMessage(server.db, id)).toBeUndefined();
  expect(await storeMessage(server.db, words)).toMatchObject({ outcome: "stored" });
});

it("records by whom and when a message was deleted, and forgets that as it forgets messages", async () => {
  const [id = 0] = ids;
  await deleteMessages(server.db, only(id), by);
  const deletion = present(await findDeletion(server.db, id));
  expect(deletion).toEqual({ messageId: id, deletedBy: "ann", deletedAt: expect.any(Date) });
  expect(await forgetDeletions(server.db, deletion.deletedAt)).toBe(0);
  expect(await forgetDeletions(server.db, new Date(Date.now() + 60_000))).toBeGreaterThan(0);
  expect(await findDeletion(server.db, id)).toBeUndefined();
});

it("changes nothing when given no ids, and refuses an empty filter", async () => {
  expect(await deleteMessages(server.db, { ids: [] }, by)).toEqual([]);
  expect(await markMessages(server.db, { ids: [] }, "spam")).toEqual([]);
  await expect(deleteMessages(server.db, {}, by)).rejects.toThrow(RangeError);
  expect(await count()).toBe(4);
});

it("deletes messages received before an instant, or of one status", async () => {
  expect(await deleteMessages(server.db, { until: day(3) }, by)).toEqual([ids[0], ids[1]]);
  expect(await findMessage(server.db, present(ids[2]))).toBeDefined();
  expect(await deleteMessages(server.db, { until: day(9), status: "spam" }, by)).toEqual([]);
  expect(await count()).toBe(2);
});

it("deletes nothing in a dry run", async () => {
  const options = { ...by, dryRun: true };
  const [id = 0] = ids;
  expect(await deleteMessages(server.db, { until: day(3) }, options)).toEqual([ids[0], ids[1]]);
  expect(await deleteMessages(server.db, only(id, 999_999), options)).toEqual([id]);
  expect(await markMessages(server.db, only(id), "read", { dryRun: true })).toEqual([id]);
  expect(await count()).toBe(4);
  expect(await findMessage(server.db, id)).toMatchObject({ status: "new" });
});

// 10,000 was the most that a command took.
it("deletes any number of messages, in ranges or one by one", async () => {
  const { rows } = await server.db.pool.query<{ id: number }>(
    `insert into contact_messages (form_id, name, email, message)
     select gen_random_uuid(), 'N', 'n@example.org', 'M' from generate_series(1, 20_002) returning id::integer`,
  );
  const stored = rows.map(({ id }) => id);
  expect(await deleteMessages(server.db, only(...stored.slice(0, 10_001)), by)).toHaveLength(10_001);
  const rest = { ids: [{ first: present(stored[0]), last: present(stored.at(-1)) }] };
  expect(await deleteMessages(server.db, rest, by)).toHaveLength(10_001);
  expect(await count()).toBe(4);
});
