import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeInert, makeInertLine, makeInertLines } from "~cli/output/inert";
import { ACTING_CHARACTERS, hostileMessages } from "../../support/hostile-messages";

describe("no message can control a terminal", () => {
  it.each(hostileMessages)("$attempt", ({ name, message }) => {
    for (const text of [name, message]) {
      expect(makeInert(text)).not.toMatch(ACTING_CHARACTERS);
      expect(makeInertLine(text)).not.toMatch(/[\n\t]/);
      expect(makeInertLines(text)).not.toMatch(ACTING_CHARACTERS);
    }
  });

  it("no text can", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(makeInert(text)).not.toMatch(ACTING_CHARACTERS);
        expect(makeInert(text)).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it.each([
    ["\u001b[2J", "␛[2J"],
    ["a\u007fb", "a␡b"],
    ["\u009b2J", "\\u{9b}2J"],
    ["\u202Eabc", "\\u{202e}abc"],
    ["\ud800x", "\\u{d800}x"],
  ])("%j is shown as %s", (text, shown) => {
    expect(makeInert(text)).toBe(shown);
  });

  it.each(["Grüße, 日本語 👩‍👩‍👧‍👦 שלום مرحبا", "a\\b", "“quoted” – dashed"])("%s is unchanged", (text) => {
    expect(makeInert(text)).toBe(text);
  });

  it("keeps the lines of a message, whatever their line endings", () => {
    expect(makeInertLines("a\r\nb\rc\td")).toBe("a\nb\nc\td");
  });
});
