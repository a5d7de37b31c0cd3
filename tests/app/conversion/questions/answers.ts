import { type Assumption, ask } from "~/conversion";
import { roundRates } from "./round-rates";

const answers = new Map<string, ReturnType<typeof ask>>();

/** What the engine answers to a question, computed once for all tests that ask it. */
export function answerTo(text: string): ReturnType<typeof ask> {
  const answer = answers.get(text) ?? ask(text, roundRates);
  answers.set(text, answer);
  return answer;
}

/** That sailors have another mile is worth a mention, but "miles" is the name of one unit. */
export const isMention = (reading: Assumption): boolean =>
  reading.kind === "unit" && reading.isMention === true;
