import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import {
  categories as allCategories,
  answerTo,
  describeError,
  type Question,
  type Result,
  readWords,
} from "~/conversion";
import { formatFull } from "~/numerals/format";
import { toExactText } from "~/numerals/ratio";
import { findOptionsOf, prepareReading } from "../answer/find-options";
import { ratesFor } from "../answer/rates-in-force";
import { chosenCategories, unitCandidates } from "../completion/catalogue-candidates";
import { convertWords } from "../convert/words";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { printError } from "../output/print-error";

const HELP = `5 mi km                    convert; also 5 ft 11 in to cm, half a mile in km
5 mi                       every unit of length
_ to ft                    the last answer; or ans
:help, Ctrl-D              this help; leave
Tab completes units, arrow keys bring earlier questions back.
`;
const COMMANDS = [":help", ":quit"];
const LAST = /(?<![\p{L}\p{N}_])(?:_|ans)(?![\p{L}\p{N}_])/gu;

/** The answer as a quantity for the next question: the exact value, or all digits of the double. */
function answerOf(io: Io, question: Question): string | null {
  const { from, value, targets, category } = question;
  if (targets.length === 0 || question.isSplit) return `${toExactText(value)} ${from.id}`;
  const [answer] = answerTo(question, targets, ratesFor(io, category));
  if (!answer?.conversion.ok) return null;
  const { exact, result } = answer.conversion.value;
  return `${exact ? toExactText(exact) : formatFull(result)} ${answer.unit.id}`;
}

/** Completes the last word with units, and a first word that starts with a colon with commands. */
function complete(line: string): [string[], string] {
  const words = line.trimStart().split(/\s+/);
  const word = words.at(-1) ?? "";
  if (words.length === 1)
    return [word.startsWith(":") ? COMMANDS.filter((name) => name.startsWith(word)) : [], word];
  const categories = chosenCategories(words.slice(0, -1), new Map());
  if (word === "" && categories === allCategories) return [[], word];
  const values = unitCandidates(categories, word).map(({ value }) => value);
  return [values.filter((value) => value.startsWith(word)), word];
}

/** Loads the engine's indexes while the user types, so that the first question and misspelled unit do not wait. */
function warmUp(io: Io): void {
  const asked = readWords(["1", "mile", "kilometres-per"], findOptionsOf({}, io));
  if (!asked.ok) describeError(asked.error);
}

/** Answers questions until Ctrl-D or :quit. */
export async function runPrompt(io: Io): Promise<ExitCode> {
  await io.stdout.write("Ask, for example 5 mi km. :help for help, Ctrl-D to leave.\n");
  prepareReading(io.env);
  const find = findOptionsOf({}, io);
  let last: string | null = null;
  const lines = io.readLines({
    prompt: "> ",
    history: readHistory(io.env),
    onHistory: (history) => saveHistory(io.env, history),
    complete,
  });
  setImmediate(warmUp, io);
  for await (const typed of lines) {
    const line = typed.trim();
    if (line === ":quit") break;
    if (line === "") continue;
    if (line === ":help") await io.stdout.write(HELP);
    else if (line.startsWith(":")) await printError(io, `There is no command '${line}'. Use :help or :quit.`);
    else if (last === null && line.search(LAST) >= 0)
      await printError(io, "There is no answer yet. Ask a question first, for example 5 mi km.");
    else {
      const words = line.replace(LAST, last ?? "").split(/\s+/);
      if ((await convertWords(io, words, {})) !== EXIT.done) continue;
      const question: Result<Question> = readWords(words, find);
      last = question.ok ? answerOf(io, question.value) : last;
    }
  }
  return EXIT.done;
}

/** The history file, in the user's state folder (XDG Base Directory Specification). */
const fileOf = ({ XDG_STATE_HOME, HOME }: Io["env"]): string =>
  join(XDG_STATE_HOME || join(HOME || homedir(), ".local", "state"), "everyunit", "history");

/** The lines of earlier sessions, the newest first; none if there is no file. */
function readHistory(env: Io["env"]): readonly string[] {
  try {
    return readFileSync(fileOf(env), "utf8").split("\n").filter(Boolean).reverse();
  } catch {
    return [];
  }
}

/** Saves lines, given newest first, readable by the user only. Does nothing if the folder cannot be written to. */
function saveHistory(env: Io["env"], lines: readonly string[]): void {
  const file = fileOf(env);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${lines.toReversed().join("\n")}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {}
}
