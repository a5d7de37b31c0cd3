import type { Database } from "../../db/client";
import type { ContactMessage } from "../../db/contact-messages";
import { listMessages } from "../../db/message-list";

/** The message with this id; undefined if there is none. */
export const findMessage = async (db: Database, id: number): Promise<ContactMessage | undefined> =>
  (await listMessages(db, { ids: [{ first: id, last: id }] })).messages[0];
