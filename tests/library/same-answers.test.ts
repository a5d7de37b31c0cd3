import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { namedExpressions } from "~/conversion/algebra/expression";
import * as source from "../../library/index";
import { themes } from "../app/conversion/questions/themes";
import { builtCli } from "../support/built-cli";

const cli = builtCli();
/** Loaded only once it has been copied. */
const built = (): typeof source => createRequire(import.meta.url)(join(cli.folder, "library/node.cjs"));

/** All of an answer, or of an error. */
function answerOf({ ask }: typeof source, question: string): string {
  try {
    return JSON.stringify(ask(question), (_, value) => (typeof value === "bigint" ? String(value) : value));
  } catch (error) {
    return String(error);
  }
}

/** Index and bundle differ from the source by names, not by questions. */
const EVERY = 32;

describe("the built library, which reads a prebuilt index of names", () => {
  it("answers questions of the tables as the source does, and knows every named unit", () => {
    const asked = Object.values(themes).flatMap((questions) =>
      questions.flatMap(({ ask }, i) => (i % EVERY === 0 ? ask : [])),
    );
    // A bundle of the library did not know the mach, which no row uses.
    const questions = [...asked, ...namedExpressions.map(({ label }) => `1 ${label}`)];
    const differing = questions.filter(
      (question) => answerOf(built(), question) !== answerOf(source, question),
    );
    expect(differing).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
    expect(namedExpressions.length).toBeGreaterThan(400);
  });
});
