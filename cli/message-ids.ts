import { UsageError } from "./command-spec";
import { EXIT, type ExitCode } from "./exit-codes";
import type { Io } from "./io";
import { complain } from "./say";

/** @throws UsageError for a text that can be no message's number. */
export function readMessageId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id < 1) throw new UsageError(`'${text}' is no message's number.`);
  return id;
}

export const readMessageIds = (texts: readonly string[]): number[] => [...new Set(texts.map(readMessageId))];

/** Names the messages that were not there; their absence decides the exit code. */
export async function reportMissing(
  io: Io,
  wanted: readonly number[],
  found: readonly number[],
): Promise<ExitCode> {
  const missing = wanted.filter((id) => !found.includes(id));
  if (missing.length === 0) return EXIT.done;
  await complain(
    io,
    missing.length === 1
      ? `There is no message ${missing[0]}.`
      : `There are no messages ${missing.join(", ")}.`,
  );
  return EXIT.unknown;
}

export const countMessages = (count: number): string => `${count} message${count === 1 ? "" : "s"}`;
