import { expect, test } from "vitest";
import { CLOSED_LISTBOX, listboxReducer } from "~/converter/unit-picker/listbox-state";
import { lengths } from "../listed-units";

const opened = listboxReducer(CLOSED_LISTBOX, { type: "opened", active: 2 });

test("it opens on the chosen unit", () => {
  expect(opened).toMatchObject({ isOpen: true, query: "", active: 2, hasMoved: false });
});

test("opened by a letter, it searches for it at once", () => {
  const state = listboxReducer(CLOSED_LISTBOX, { type: "opened", active: 2, query: "k" });
  expect(state).toMatchObject({ isOpen: true, query: "k", active: 0, hasMoved: true });
});

test("typing makes the best match active", () => {
  expect(listboxReducer(opened, { type: "typed", query: "mi" })).toMatchObject({ active: 0, hasMoved: true });
});

test("closing forgets what was typed", () => {
  expect(listboxReducer(opened, { type: "closed" })).toBe(CLOSED_LISTBOX);
});

test("Enter pressed before the search answers chooses once it does, unless the text changes first", () => {
  const typed = listboxReducer(opened, { type: "typed", query: "miles" });
  const early = listboxReducer(typed, { type: "chosenEarly" });
  expect(early.isChosenEarly).toBe(true);
  expect(listboxReducer(early, { type: "typed", query: "mile" }).isChosenEarly).toBe(false);
});

test("an answer that comes after an arrow key does not change the options", () => {
  const typed = listboxReducer(opened, { type: "typed", query: "m" });
  const moved = listboxReducer(typed, { type: "moved", to: 1, among: lengths });
  expect(moved).toMatchObject({ active: 1, steered: lengths });
  expect(listboxReducer(moved, { type: "typed", query: "mi" }).steered).toBeNull();
});
