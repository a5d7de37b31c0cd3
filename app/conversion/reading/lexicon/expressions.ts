import type { Entry } from "./entry";

/** Reads an expression that a row of the tables means: "L/(m2 h)". Set by the grammar, which stands above the lexicon. */
let read: (text: string) => readonly Entry[] = () => [];

export function setExpressionReader(reader: typeof read): void {
  read = reader;
}

export const expressionMeant = (text: string): readonly Entry[] => read(text);
