import { describe, expect, test } from "vitest";
import { moveFor } from "~/converter/unit-picker/move-for";

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
    expect(moveFor(key, from, 10)).toBe(to);
  });

  test("other keys move nothing, and no key does in an empty list", () => {
    expect(moveFor("a", 0, 10)).toBeNull();
    expect(moveFor("ArrowDown", -1, 0)).toBeNull();
  });
});
