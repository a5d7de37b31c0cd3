import { describe, expect, it } from "vitest";
import {
  matchPattern,
  pattern,
  type Slots,
  takePattern,
  toWords,
} from "~/conversion/reading/question/word-patterns";

const words = (text: string) => toWords(text.split(" "));
const slots: Slots = { ANY: () => true, NUMBER: ([word = ""]) => /^\d/.test(word) };

describe("a pattern of words", () => {
  it.each([
    ["how many km in 5 miles", { ANY: "km", NUMBER: "5 miles" }],
    ["How MUCH square km are there in 5 miles", { ANY: "square km", NUMBER: "5 miles" }],
    // A slot is as short as it can be where what follows fits.
    ["how many in in 5 in", { ANY: "in", NUMBER: "5 in" }],
    ["how many km in miles", null],
    ["how many in 5 miles", null],
    ["how km in 5 miles", null],
    ["", null],
  ])("%j", (text, taken) => {
    const tokens = pattern("how many|much ANY [is|are] [there] in NUMBER");
    expect(matchPattern(tokens, words(text), slots)).toEqual(taken);
  });

  it("without slots takes the start of a text", () => {
    const tokens = pattern("can|could you [please]");
    expect(takePattern(tokens, words("Could you please convert"), 0)).toBe(3);
    expect(takePattern(tokens, words("now can you convert"), 1)).toBe(3);
    expect(takePattern(tokens, words("can I convert"), 0)).toBe(0);
    expect(takePattern(tokens, words("can"), 0)).toBe(0);
  });
});
