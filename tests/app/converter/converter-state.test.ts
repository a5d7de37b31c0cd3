import { describe, expect, test } from "vitest";
import {
  type ConverterEvent,
  type ConverterState,
  createConverterReducer,
  startConverter,
  triggerOf,
} from "~/converter/converter-state";
import { lengths } from "./listed-units";

const reduce = createConverterReducer({ categoryId: "length", units: lengths });
const start = startConverter({ value: "", fromUnit: "", toUnit: "", isExpanded: false }, new Map(), "");
const play = (events: readonly ConverterEvent[], state: ConverterState = start) =>
  events.reduce(reduce, state);

test("value and source unit are what the visitor entered", () => {
  const state = play([
    { type: "valueEntered", value: "5" },
    { type: "sourceChosen", unit: "km" },
  ]);
  expect(state).toMatchObject({ value: "5", fromUnit: "km", toUnit: "", isExpanded: false });
});

test("results are replaced on success", () => {
  const state = play([
    { type: "resultsArrived", results: new Map([["m", 1]]) },
    { type: "resultsArrived", results: new Map([["km", 2]]) },
  ]);
  expect([...state.results]).toEqual([["km", 2]]);
});

test("early results leave the other rows as they are until the rest is in", () => {
  const state = play([
    { type: "resultsArrived", results: new Map(Object.entries({ m: 1, km: 2 })) },
    { type: "resultsArrived", results: new Map([["m", 10]]), isEarly: true },
  ]);
  expect([...state.results]).toEqual(Object.entries({ m: 10, km: 2 }));
});

test("changing the target unit only changes which result is displayed", () => {
  const before = play([{ type: "resultsArrived", results: new Map([["m", 1]]) }]);
  const after = play([{ type: "targetChosen", unit: "m" }], before);
  expect(after).toEqual({ ...before, toUnit: "m" });
  expect(after.results).toBe(before.results);
});

test("expanding or collapsing toggles the flag", () => {
  expect(play([{ type: "listToggled" }]).isExpanded).toBe(true);
  expect(play([{ type: "listToggled" }, { type: "listToggled" }]).isExpanded).toBe(false);
});

test("the dropdown-open flag follows the dropdowns", () => {
  expect(play([{ type: "dropdownToggled", isOpen: true }]).isDropdownOpen).toBe(true);
});

test("choosing a unit beyond the first four opens the list", () => {
  expect(play([{ type: "sourceChosen", unit: "mi" }]).isExpanded).toBe(true);
  expect(play([{ type: "targetChosen", unit: "mi" }]).isExpanded).toBe(true);
  expect(play([{ type: "targetChosen", unit: "mm" }]).isExpanded).toBe(false);
});

test("swapping exchanges the units and keeps the value", () => {
  const state = play([
    { type: "valueEntered", value: "5" },
    { type: "sourceChosen", unit: "m" },
    { type: "targetChosen", unit: "km" },
    { type: "swapped" },
  ]);
  expect(state).toMatchObject({ value: "5", fromUnit: "km", toUnit: "m" });
});

test("5'11\" switches the source unit to inch", () => {
  const state = play([
    { type: "sourceChosen", unit: "cm" },
    { type: "valueEntered", value: "5'11\"" },
  ]);
  expect(state).toMatchObject({ fromUnit: "in", isExpanded: true });
});

test("a problem ends with the next entry", () => {
  const state = play([{ type: "resultsDropped", problem: "Please enter a valid number" }]);
  expect(state.problem).toBe("Please enter a valid number");
  expect(play([{ type: "valueEntered", value: "5" }], state).problem).toBe("");
});

describe("what is converted", () => {
  test("nothing if the value or source unit is empty", () => {
    expect(triggerOf("", "m", "length")).toEqual({ kind: "none" });
    expect(triggerOf("5", "", "length")).toEqual({ kind: "none" });
  });

  test("the number, once both are set", () => {
    expect(triggerOf("1 234,5", "m", "length")).toEqual({
      kind: "convert",
      decimal: "1234.5",
      fromUnit: "m",
    });
  });

  test("nothing if the value does not parse as a number", () => {
    expect(triggerOf("abc", "m", "length")).toEqual({ kind: "invalid" });
    expect(triggerOf("abc", "", "length")).toEqual({ kind: "invalid" });
  });

  test("feet and inches only from the unit they name", () => {
    expect(triggerOf("5'11\"", "in", "length")).toEqual({ kind: "convert", decimal: "71", fromUnit: "in" });
    expect(triggerOf("5'11\"", "cm", "length")).toEqual({ kind: "invalid" });
  });
});
