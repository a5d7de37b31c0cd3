import type { Database } from "~db/client";
import type { ContactMessage } from "~db/contact-messages";
import { listMessages, type MessageFilter, streamMessages } from "~db/message-list";

/** A message may be committed after one with a later time, but not this much later: statements time out long before. */
const LATEST_COMMIT_MS = 60_000;
const MOST_AT_ONCE = 500;

type Filter = Pick<MessageFilter, "status" | "search" | "withoutSpam">;

export type NewMessages = {
  /** Messages that were not marked as seen, oldest first, at most 500. */
  read(): Promise<readonly ContactMessage[]>;
  markSeen(message: ContactMessage): void;
};

/** Finds messages from a time on, or those that arrive from now on. Each poll covers the last minute again. */
export async function openNewMessages(db: Database, filter: Filter, since?: Date): Promise<NewMessages> {
  const seen = new Map<number, number>();
  let newestMs = since ? since.getTime() + LATEST_COMMIT_MS : 0;
  const recent = () =>
    streamMessages(db, { ...filter, since: new Date(newestMs - LATEST_COMMIT_MS), isOldestFirst: true });

  const markSeen = ({ id, createdAt }: ContactMessage) => {
    seen.set(id, createdAt.getTime());
    newestMs = Math.max(newestMs, createdAt.getTime());
  };

  if (!since) {
    const [newest] = (await listMessages(db, { limit: 1 })).messages;
    newestMs = newest?.createdAt.getTime() ?? 0;
    for await (const message of recent()) markSeen(message);
  }

  return {
    markSeen,
    async read() {
      for (const [id, createdMs] of seen) if (createdMs < newestMs - LATEST_COMMIT_MS) seen.delete(id);
      const messages: ContactMessage[] = [];
      for await (const message of recent()) {
        if (!seen.has(message.id)) messages.push(message);
        if (messages.length === MOST_AT_ONCE) break;
      }
      return messages;
    },
  };
}
