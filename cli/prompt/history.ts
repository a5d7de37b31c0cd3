import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Io } from "../io";

/** In the user's state folder (XDG Base Directory Specification). */
const fileOf = ({ XDG_STATE_HOME, HOME }: Io["env"]): string =>
  join(XDG_STATE_HOME || join(HOME || homedir(), ".local", "state"), "everyunit", "history");

/** The lines of earlier sessions, the newest first; none if there is no file. */
export function readHistory(env: Io["env"]): readonly string[] {
  try {
    return readFileSync(fileOf(env), "utf8").split("\n").filter(Boolean).reverse();
  } catch {
    return [];
  }
}

/** Saves lines, the newest first, for their user only. A folder that cannot be written to loses the history, not the session. */
export function saveHistory(env: Io["env"], lines: readonly string[]): void {
  const file = fileOf(env);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${lines.toReversed().join("\n")}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {}
}
