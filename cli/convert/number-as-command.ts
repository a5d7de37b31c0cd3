import type { Io } from "../io";
import { printNote } from "../output/print-error";

const NUMBER_START = /^[+\-\u2212]?\.?[\p{Nd}¼-¾⅐-⅞]/u;
const PLAIN_WORD = /^[\p{L}\p{N}\p{M}.,:/+\-\u2212_^%°·µ@]+$/u;

export const isNumberAsCommand = ([first = ""]: readonly string[]): boolean => NUMBER_START.test(first);

/** Quotes a word for a shell. */
const shellWord = (word: string): string =>
  PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** `everyunit 5 mi km` lacks only the command. */
export async function suggestConvert(io: Io, words: readonly string[]): Promise<void> {
  await printNote(io, `Did you mean: everyunit convert ${words.map(shellWord).join(" ")}?`);
}
