import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { storeMessage } from "../../db/contact-messages";
import { listMessages, readCursor, streamMessages, writeCursor } from "../../db/message-list";
import { contactMessages } from "../../db/schema";
import { openTestDatabase } from "../support/database";
import { present } from "../support/present";

const server = openTestDatabase();

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const insert = (rows: Partial<typeof contactMessages.$inferInsert>[]) =>
  server.db.orm
    .insert(contactMessages)
    .values(
      rows.map((row) => ({ formId: randomUUID(), name: "N", email: "n@example.org", message: "M", ...row })),
    );

async function collect(options: Parameters<typeof streamMessages>[1] = {}) {
  const names: string[] = [];
  for await (const message of streamMessages(server.db, options)) names.push(message.name);
  return names;
}

const namesOf = async (options: Parameters<typeof listMessages>[1]) =>
  (await listMessages(server.db, options)).messages.map(({ name }) => name);

beforeAll(async () => {
  // Ten of them in the same millisecond: the id has to decide their order.
  await insert(Array.from({ length: 10 }, (_, i) => ({ name: `same ${i}`, createdAt: at(1) })));
  await insert(Array.from({ length: 15 }, (_, i) => ({ name: `later ${i}`, createdAt: at(2 + i) })));
});

describe("pages", () => {
  it("list the newest first, and together contain each message once", async () => {
    const everything = await collect();
    expect(everything).toHaveLength(25);
    expect(everything[0]).toBe("later 14");
    expect(everything.at(-1)).toBe("same 0");
    for (const limit of [1, 2, 3, 7, 24, 25, 26]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listMessages(server.db, { limit, after: cursor ? readCursor(cursor) : undefined });
        expect(page.messages.length).toBeLessThanOrEqual(limit);
        seen.push(...page.messages.map(({ name }) => name));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(everything);
    }
  });

  it("neither repeat nor skip while mail arrives and while mail is deleted between them", async () => {
    const everything = await collect();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listMessages(server.db, {
        limit: 4,
        after: cursor ? readCursor(cursor) : undefined,
      });
      seen.push(...page.messages.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
      await storeMessage(server.db, {
        formId: randomUUID(),
        name: "new mail",
        email: "n@example.org",
        message: "M",
      });
      await server.db.orm
        .delete(contactMessages)
        .where(sql`id = ${present(page.messages.at(-1)).id} and name = 'new mail'`);
    } while (cursor);
    expect(seen).toEqual(everything);
    await server.db.orm.delete(contactMessages).where(sql`name = 'new mail'`);
  });

  it("say when there is no further page", async () => {
    expect((await listMessages(server.db, { limit: 25 })).nextCursor).toBeNull();
    expect((await listMessages(server.db, { limit: 24 })).nextCursor).not.toBeNull();
  });
});

it("a stream continues after each batch, in either order", async () => {
  const crowd = Array.from({ length: 1001 }, (_, i) => ({
    name: `${i}`,
    email: "crowd@x.org",
    createdAt: at(-9),
  }));
  await insert(crowd);
  const filter = { email: "crowd@x.org" };
  const names = crowd.map(({ name }) => name);
  expect(await collect({ ...filter, isOldestFirst: true })).toEqual(names);
  expect(await collect(filter)).toEqual(names.toReversed());
  await server.db.orm.delete(contactMessages).where(sql`email = 'crowd@x.org'`);
});

describe("filters", () => {
  it("include the instant of since and exclude that of until", async () => {
    expect(await namesOf({ since: at(3), until: at(5) })).toEqual(["later 2", "later 1"]);
  });

  it("search name, address and message, ignoring case and without wildcards", async () => {
    await insert([
      { name: "Straße_100%", createdAt: at(-1) },
      { name: "by address", email: "Needle@example.org", createdAt: at(-2) },
      { name: "by message", message: "a nEEdle in hay\\stack", createdAt: at(-3) },
    ]);
    expect(await namesOf({ search: "needle" })).toEqual(["by address", "by message"]);
    expect(await namesOf({ search: "0%" })).toEqual(["Straße_100%"]);
    expect(await namesOf({ search: "e_1" })).toEqual(["Straße_100%"]);
    expect(await namesOf({ search: "y\\s" })).toEqual(["by message"]);
    expect(await namesOf({ search: "STRAßE" })).toEqual(["Straße_100%"]);
    expect(await namesOf({ search: "'; drop table contact_messages; --" })).toEqual([]);
  });

  it("find messages from one address, ignoring case", async () => {
    expect(await namesOf({ email: "needle@EXAMPLE.org" })).toEqual(["by address"]);
    expect(await namesOf({ email: "%" })).toEqual([]);
  });

  it("combine a status with other filters", async () => {
    await insert([{ name: "junk", status: "spam", createdAt: at(-4) }]);
    expect(await namesOf({ status: "spam" })).toEqual(["junk"]);
    expect(await namesOf({ status: "spam", search: "needle" })).toEqual([]);
  });
});

describe("a cursor", () => {
  it("survives being encoded as text", () => {
    const position = { createdAt: new Date("2026-11-20T12:34:56.789Z"), id: 4_503_599_627_370_496 };
    expect(readCursor(writeCursor(position))).toEqual(position);
  });

  it.each(["", "-", "1", "x y-1", "zzzzzzzzzz-1", "1-zzzzzzzzzzz", "1-1;drop"])(
    "is refused when it is %j",
    (text) => {
      expect(readCursor(text)).toBeUndefined();
    },
  );
});
