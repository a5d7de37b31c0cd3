import { describe, expect, test } from "vitest";
import { moveFor } from "~/ui/combobox";

describe("keys", () => {
  test.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 3, 4],
    ["ArrowDown", 9, 9],
    ["ArrowUp", 3, 2],
    ["ArrowUp", 0, 0],
    ["ArrowUp", -1, 9],
    ["PageDown", 1, 6],
    ["PageDown", 8, 9],
    ["PageUp", 3, 0],
    ["Home", 5, 0],
    ["End", 5, 9],
  ])("%s goes from %d to %d of 10", (key, from, to) => {
    expect(moveFor(key, from, 10, true)).toBe(to);
  });

  test("other keys move nothing, and no key does in an empty list", () => {
    expect(moveFor("a", 0, 10, true)).toBeNull();
    expect(moveFor("ArrowDown", -1, 0, true)).toBeNull();
  });

  test("in a text that nothing was chosen from, the arrows go round and Home and End move the cursor", () => {
    expect(moveFor("ArrowDown", 9, 10, false)).toBe(0);
    expect(moveFor("ArrowUp", 0, 10, false)).toBe(9);
    expect(moveFor("ArrowUp", -1, 10, false)).toBe(9);
    expect(moveFor("Home", 5, 10, false)).toBeNull();
  });
});
