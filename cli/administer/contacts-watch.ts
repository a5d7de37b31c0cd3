import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "~db/client";
import type { ContactMessage } from "~db/contact-messages";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { makeInertLine } from "../output/inert";
import { printError, printNote } from "../output/print-error";
import { withDatabase } from "./database";
import { localTime } from "./local-time";
import { inertJson, messageJson } from "./message-forms";
import { type NewMessages, openNewMessages } from "./new-messages";
import type { WatchOptions } from "./options";
import { runHook } from "./run-hook";

const DEFAULT_INTERVAL_S = 5;
/** How often the command is run for a message. A mail server that restarts must not cost a notification. */
const ATTEMPTS = 3;

/** Prints each new message, or runs a command for it, until interrupted. */
export async function runContactsWatch(
  io: Io,
  command: readonly string[],
  options: WatchOptions,
): Promise<ExitCode> {
  const { limit = Number.POSITIVE_INFINITY, interval = DEFAULT_INTERVAL_S, status, search } = options;
  const deliver = async (message: ContactMessage) => {
    if (command.length > 0) await runForMessage(io, command, message, interval);
    else await io.stdout.write(`${options.ndjson ? jsonLine(message) : textLine(io, message)}\n`);
  };
  return withDatabase(io, async (db: Database) => {
    const inbox = await openNewMessages(
      db,
      { status, search, withoutSpam: status === undefined },
      options.since?.(io.now()),
    );
    if (io.stderr.isTerminal) await printNote(io, "Waiting for messages. Press Ctrl-C to stop.");
    const readOrWait = retrying(io, db, inbox, interval);
    for (let left = limit; left > 0; ) {
      const messages = await readOrWait();
      for (const message of messages.slice(0, left)) {
        await deliver(message);
        inbox.markSeen(message);
      }
      left -= messages.length;
      if (left > 0 && messages.length === 0) await sleep(interval * 1000);
    }
    return EXIT.done;
  });
}

/** Reads new messages; while the database is unavailable there are none. An outage is reported once. */
function retrying(
  io: Io,
  db: Database,
  inbox: NewMessages,
  intervalS: number,
): () => Promise<readonly ContactMessage[]> {
  let isLost = false;
  return async () => {
    try {
      const messages = await inbox.read();
      if (isLost) await printNote(io, "The database is available again.");
      isLost = false;
      return messages;
    } catch (error) {
      if (!isLost) await printNote(io, `${db.explain(error)} Retrying every ${intervalS} s.`);
      isLost = true;
      return [];
    }
  };
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
