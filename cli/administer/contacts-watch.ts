import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "~db/client";
import type { ContactMessage } from "~db/contact-messages";
import { listMessages, type MessageFilter, streamMessages } from "~db/message-list";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import type { Io } from "../io";
import { makeInertLine } from "../output/inert";
import { printError, printNote } from "../output/print-error";
import { runProgram } from "../output/run-program";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import { inertJson, messageJson } from "./message-forms";
import type { WatchOptions } from "./options";

const DEFAULT_INTERVAL_S = 5;
/** The number of attempts to run the command for a message, so that a restart of the mail server loses none. */
const ATTEMPTS = 3;
/** A message may be committed after one with a later time, but not this much later: statements time out long before. */
const LATEST_COMMIT_MS = 60_000;
const MOST_AT_ONCE = 500;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such program",
  EACCES: "it is not executable",
};

/** Prints each new message, or runs a command for it, until interrupted. */
export const runContactsWatch: Run<WatchOptions> = async (io, command, options) => {
  const { limit = Number.POSITIVE_INFINITY, interval = DEFAULT_INTERVAL_S, status, search } = options;
  const deliver = async (message: ContactMessage) => {
    if (command.length > 0) await runForMessage(io, command, message, interval);
    else await io.stdout.write(`${options.ndjson ? jsonLine(message) : textLine(io, message)}\n`);
  };
  return withDatabase(io, async (db) => {
    const inbox = await openNewMessages(
      db,
      { status, search, withoutSpam: status === undefined },
      options.since?.(io.now()),
    );
    if (io.stderr.isTerminal) await printNote(io, "Waiting for messages. Press Ctrl-C to stop.");
    // If the database is unavailable, there are no messages. Each outage is reported once.
    let isLost = false;
    for (let left = limit; left > 0; ) {
      let messages: readonly ContactMessage[] = [];
      try {
        messages = await inbox.read();
        if (isLost) await printNote(io, "The database is available again.");
        isLost = false;
      } catch (error) {
        if (!isLost) await printNote(io, `${db.explain(error)} Retrying every ${interval} s.`);
        isLost = true;
      }
      for (const message of messages.slice(0, left)) {
        await deliver(message);
        inbox.markSeen(message);
      }
      left -= messages.length;
      if (left > 0 && messages.length === 0) await sleep(interval * 1000);
    }
    return EXIT.done;
  });
};

/** Finds messages received since a time, by default now. Each poll covers the last minute again. */
async function openNewMessages(db: Database, filter: MessageFilter, since?: Date) {
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
    /** At most 500 messages that were not marked as seen, oldest first. */
    async read(): Promise<readonly ContactMessage[]> {
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

/** Runs a program for a message, without a shell. @throws if the program cannot be started. */
function runHook([file = "", ...words]: readonly string[], text: string): Promise<number | string> {
  return runProgram(file, words, text).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Cannot run '${file}': ${REASONS[error.code ?? ""] ?? error.message}.`);
  });
}

async function runForMessage(
  io: Io,
  command: readonly string[],
  message: ContactMessage,
  intervalS: number,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await runHook(command, `${jsonLine(message)}\n`);
    if (result === 0) return;
    const failure = `The command failed for message ${message.id} (${typeof result === "number" ? `exit code ${result}` : result})`;
    if (attempt === ATTEMPTS) return printError(io, `${failure} ${ATTEMPTS} times.`);
    await printNote(io, `${failure}. Retrying in ${intervalS} s.`);
    await sleep(intervalS * 1000);
  }
}

const jsonLine = (message: ContactMessage): string => inertJson(messageJson(message));

const textLine = (io: Io, { id, createdAt, status, name, email, message }: ContactMessage): string =>
  [String(id), localTime(createdAt, io.timeZone), status, ...[name, email, message].map(makeInertLine)].join(
    "  ",
  );
