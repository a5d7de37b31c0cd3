import { existsSync } from "node:fs";
import { askPlain } from "~/conversion/core";
import { namesFile } from "../../library/prebuilt/names-file";
import { doubleText } from "../answer/number-text";
import type { Io } from "../io";

/** Answers a plain question, such as "5 mi km", twice as fast as other questions. Returns false for those. */
export async function answerPlain(io: Io, words: readonly string[]): Promise<boolean> {
  const { EVERYUNIT_UNITS, EVERYUNIT_REGION } = io.env;
  const [word = ""] = words;
  if (EVERYUNIT_UNITS || EVERYUNIT_REGION || (words.length === 1 && existsSync(word))) return false;
  const names = namesFile();
  const answer = names && askPlain(words.join(" "), names);
  if (!answer) return false;
  const { to, conversion } = answer;
  await io.stdout.write(`${doubleText(conversion.result, io.stdout.isTerminal)} ${to.symbol || to.plural}\n`);
  return true;
}
