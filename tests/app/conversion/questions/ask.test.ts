import { describe, expect, it } from "vitest";
import { ask } from "~/conversion";
import { answerTo, isMention } from "./answers";
import { roundRates } from "./round-rates";
import { type Question, themes } from "./themes";

type Outcome = { readonly error: string } | { readonly number: number; readonly isAssumed: boolean };

/** What the engine answers to a question that names its target. */
function outcomeOf(text: string): Outcome {
  const asked = answerTo(text);
  if (!asked.ok) return { error: asked.error.code };
  const { answers, isForAllUnits, readings } = asked.value;
  const [first, ...others] = answers;
  if (first === undefined || others.length > 0 || isForAllUnits)
    return { error: `${answers.length} answers` };
  if (!first.conversion.ok) return { error: first.conversion.error.code };
  return {
    number: first.conversion.value.result,
    isAssumed: readings.some((reading) => !isMention(reading)),
  };
}

/** What the engine takes a question without a target to mean, converted to the base units that the table states. */
function meaningOf(text: string, baseUnits: string): Outcome {
  const asked = answerTo(text);
  if (!asked.ok) return { error: asked.error.code };
  if (!asked.value.isForAllUnits) return { error: "a target where none was named" };
  return outcomeOf(`${text} to ${baseUnits}`);
}

function expected({ means, answer, error, isAssumed }: Question): Outcome {
  if (error !== undefined) return { error };
  return { number: Number((means ?? answer ?? "").split(" ", 1)[0]), isAssumed };
}

describe.each(Object.entries(themes))("%s", (_, questions) => {
  it.each(questions)("$ask", (question) => {
    const baseUnits = question.means?.replace(/^\S+ /, "");
    const outcome = baseUnits === undefined ? outcomeOf(question.ask) : meaningOf(question.ask, baseUnits);
    expect(outcome).toEqual(expected(question));
  });
});

describe("hostile text is refused", () => {
  it.each([
    ["10,000 parentheses", "(".repeat(10_000)],
    ["10,000 digits", `${"9".repeat(10_000)} m to km`],
    ["5,000 factors", `5 ${"m ".repeat(5000)}to m`],
    ["5,000 terms", `${"1 m + ".repeat(5000)}1 m to km`],
    ["5,000 slashes", `5 m${"/s".repeat(5000)}`],
    ["10,000 spaces", `5${" ".repeat(10_000)}`],
    ["control characters", "5 \u0000m\u001b[31m to ft"],
    ["a unit name of 10,000 characters", `5 ${"x".repeat(10_000)} to m`],
  ])("%s", (_, text) => {
    expect(ask(text, roundRates).ok).toBe(false);
  });
});
