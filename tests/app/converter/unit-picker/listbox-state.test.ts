import { describe, expect, test } from "vitest";
import { CLOSED_LISTBOX, listboxReducer, moveFor, optionsOf } from "~/converter/unit-picker/listbox-state";
import { lengths } from "../listed-units";

const opened = listboxReducer(CLOSED_LISTBOX, { type: "opened", active: 2 });

test("it opens on the chosen unit", () => {
  expect(opened).toEqual({ isOpen: true, query: "", active: 2, hasMoved: false });
});

test("opened by a letter, it searches for it at once", () => {
  const state = listboxReducer(CLOSED_LISTBOX, { type: "opened", active: 2, query: "k" });
  expect(state).toEqual({ isOpen: true, query: "k", active: 0, hasMoved: true });
});

test("typing makes the best match active", () => {
  expect(listboxReducer(opened, { type: "typed", query: "mi" })).toMatchObject({ active: 0, hasMoved: true });
});

test("closing forgets what was typed", () => {
  expect(listboxReducer(opened, { type: "closed" })).toBe(CLOSED_LISTBOX);
});

test("without a query the list holds the listed units; a query searches all of the category", () => {
  const first = lengths.slice(0, 4);
  expect(optionsOf(first, lengths, "")).toBe(first);
  expect(optionsOf(first, lengths, "inch").map(({ id }) => id)).toEqual(["in"]);
});

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

  test("others move nothing, and nothing moves in an empty list", () => {
    expect(moveFor("a", 0, 10)).toBeNull();
    expect(moveFor("ArrowDown", -1, 0)).toBeNull();
  });
});
