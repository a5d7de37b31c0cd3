import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../db/client";
import { forgetSenders, messageStats, storeMessage } from "../../db/contact-messages";
import { openTestDatabase } from "../support/database";
import { findMessage } from "../support/find-message";
import { present } from "../support/present";

const server = openTestDatabase();

const words = (changes: Partial<Parameters<typeof storeMessage>[1]> = {}) => ({
  formId: randomUUID(),
  name: "Ada Lovelace",
  email: "ada@example.org",
  message: "How many feet is a mile?",
  ...changes,
});

describe("storing a message", () => {
  it("keeps the text exactly as written", async () => {
    const message = words({ name: "Zoë 🧮", message: "line 1\r\nline 2\t\u202etxt.exe \\ ' \" % _ \u0001" });
    const { outcome, id } = await storeMessage(server.db, message);
    expect(outcome).toBe("stored");
    expect(await findMessage(server.db, id)).toMatchObject({
      ...message,
      status: "new",
      spamMarks: [],
      senderKey: null,
    });
  });

  it("stores a repeated form once and reports it", async () => {
    const message = words();
    const first = await storeMessage(server.db, message);
    expect(await storeMessage(server.db, message)).toEqual({ outcome: "repeated", id: first.id });
  });

  it.each([{ name: "Eve" }, { email: "eve@example.org" }, { message: "Other words" }])(
    "refuses other words under a form's id: %o",
    async (change) => {
      const message = words();
      const { id } = await storeMessage(server.db, message);
      expect(await storeMessage(server.db, { ...message, ...change })).toEqual({ outcome: "conflict", id });
      expect(await findMessage(server.db, id)).toMatchObject(message);
    },
  );

  it("stores once when the same form arrives twenty times at once", async () => {
    const message = words();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => storeMessage(server.db, message)));
    expect(outcomes.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "repeated")).toHaveLength(19);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
  });

  it("stores a suspicious message as spam, with the reason", async () => {
    const { id } = await storeMessage(
      server.db,
      words({ status: "spam", spamMarks: ["honeypot", "too fast"] }),
    );
    expect(await findMessage(server.db, id)).toMatchObject({
      status: "spam",
      spamMarks: ["honeypot", "too fast"],
    });
  });

  it.each([
    ["an empty name", { name: "" }],
    ["a name of 201 characters", { name: "n".repeat(201) }],
    ["an e-mail address of 255 characters", { email: "e".repeat(255) }],
    ["an empty message", { message: "" }],
    ["a message of 5001 characters", { message: "m".repeat(5001) }],
    ["a NUL character", { message: "a\u0000b" }],
  ])("keeps %s out of the table, whatever the site let through", async (_, change) => {
    await expect(storeMessage(server.db, words(change))).rejects.toMatchObject({
      name: "StorageError",
      isUnavailable: false,
    });
  });

  it("reports errors without the message's text, because errors are logged", async () => {
    const trouble = await storeMessage(server.db, words({ name: "" })).catch((error: unknown) => error);
    expect(inspect(trouble, { depth: 10 })).not.toMatch(/ada@example|How many feet/);
  });

  it("distinguishes an unavailable server from an invalid message", async () => {
    const away = openDatabase("postgresql://u@127.0.0.1:9/nowhere");
    await expect(storeMessage(away, words())).rejects.toMatchObject({
      code: "ECONNREFUSED",
      isUnavailable: true,
    });
    await away.close();
  });

  it("counts characters, not bytes: 5,000 emoji fit", async () => {
    expect(await storeMessage(server.db, words({ message: "🧮".repeat(5000) }))).toMatchObject({
      outcome: "stored",
    });
  });
});

it("deletes the sender's hash after a while, and keeps the message", async () => {
  const { id } = await storeMessage(server.db, words({ senderKey: "k1" }));
  expect(await forgetSenders(server.db, new Date(Date.now() - 60_000))).toBe(0);
  expect(await findMessage(server.db, id)).toMatchObject({ senderKey: "k1" });
  expect(await forgetSenders(server.db, new Date(Date.now() + 60_000))).toBe(1);
  expect(await findMessage(server.db, id)).toMatchObject({ senderKey: null, name: "Ada Lovelace" });
});

it("counts messages by status and age", async () => {
  const before = await messageStats(server.db);
  await storeMessage(server.db, words({ status: "spam" }));
  const after = await messageStats(server.db);
  expect(after.total).toBe(before.total + 1);
  expect(after.byStatus).toEqual({ ...before.byStatus, spam: before.byStatus.spam + 1 });
  expect(after.lastDay).toBe(after.total);
  expect(present(after.newest).getTime()).toBeGreaterThanOrEqual(present(after.oldest).getTime());
});
