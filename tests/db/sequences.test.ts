import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { storeMessage } from "../../db/contact-messages";
import { migrateDatabase } from "../../db/migrate";
import { openTestDatabase } from "../support/database";

const server = openTestDatabase();

// Rows copied in with their ids, by pg_restore or by hand, made every new message fail until the sequence caught up.
it("the next start moves the sequence past rows that were copied with their ids", async () => {
  const message = { name: "A", email: "a@b.example", message: "Hello" };
  await server.db.pool.query(
    `insert into contact_messages (id, form_id, name, email, message) overriding system value
     values (41, $1, 'A', 'a@b.example', 'copied')`,
    [randomUUID()],
  );
  await migrateDatabase(server.url);
  expect(await storeMessage(server.db, { ...message, formId: randomUUID() })).toMatchObject({ id: 42 });
  await migrateDatabase(server.url);
  expect(await storeMessage(server.db, { ...message, formId: randomUUID() })).toMatchObject({ id: 43 });
});
