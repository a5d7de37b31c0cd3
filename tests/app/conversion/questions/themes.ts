import { readdirSync } from "node:fs";
import { readTable } from "../../../support/read-table";

/**
 * A question as a person types it, on one line after `everyunit convert` or into the box, and what it means:
 * exactly one of `means`, `answer` and `error`. Numbers are exact decimals, or rounded to 20 significant digits, so
 * that `Number` of them is the nearest double.
 */
export type Question = {
  readonly ask: string;
  /**
   * For a question without a target: the quantity in coherent base units, as in "26.8224 m/s" or "5 kg m/s^2"; each
   * slash divides by the one factor after it. Temperatures are in K, angles in rad, data in bit, money in USD.
   */
  readonly means?: string;
  /** The number in the target unit asked for. */
  readonly answer?: string;
  /** Why it is refused, as the engine's errors name it. */
  readonly error?: string;
  /** The answer rests on an assumption that it must state. */
  readonly isAssumed: boolean;
};

const FOLDER = new URL("themes/", import.meta.url);

const kindOf = (expected: string): "means" | "answer" | "error" =>
  /^[a-z_]+$/.test(expected) ? "error" : expected.includes(" ") ? "means" : "answer";

const questionsIn = (file: string): readonly Question[] =>
  readTable(new URL(file, FOLDER)).map(([ask = "", expected = "", assumed]) => ({
    ask,
    [kindOf(expected)]: expected,
    isAssumed: assumed === "assumed",
  }));

/** All questions, by what they are about or how they are written. */
export const themes: Readonly<Record<string, readonly Question[]>> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file.replace(".tsv", ""), questionsIn(file)]),
);
