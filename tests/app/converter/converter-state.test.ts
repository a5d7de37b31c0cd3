import { describe, expect, test } from "vitest";
import { addressOf } from "~/converter/address/address-of";
import type { ConverterData } from "~/converter/converter-data";
import {
  type Answered,
  type ConverterEvent,
  converterReducer,
  questionOf,
  startConverter,
  triggerOf,
  valueInAddress,
  viewOf,
} from "~/converter/converter-state";
import { readInput } from "~/converter/read-input";
import { lengths, listed } from "./listed-units";

const EMPTY = { value: "", fromUnit: "", toUnit: "", isExpanded: false };
const page = (changed: Partial<ConverterData> = {}): ConverterData => ({
  category: { id: "length", name: "Length" },
  name: "Length converter",
  pair: null,
  image: null,
  introduction: "",
  popular: [],
  units: lengths,
  inquiry: EMPTY,
  results: [],
  problem: "",
  quantity: null,
  rates: null,
  explanation: null,
  tabs: [],
  ...changed,
});

const start = startConverter(page());
const play = (events: readonly ConverterEvent[], state = start) => events.reduce(converterReducer, state);
const entered = (value: string, fromUnit: string, state = start) =>
  play(
    [
      { type: "sourceChosen", unit: fromUnit },
      { type: "valueEntered", value },
    ],
    state,
  );
const answer = (question: string, results: Record<string, number>, rest: Partial<Answered> = {}) =>
  ({
    type: "answered",
    answer: {
      question,
      results: new Map(Object.entries(results)),
      isComplete: true,
      problem: "",
      ...rest,
    },
  }) as const;
const fiveKilometers = questionOf("length", "5", "km");
const answered = play([answer(fiveKilometers, { m: 5000, km: 5 })], entered("5", "km"));

test("value and source unit are what the visitor entered", () => {
  expect(entered("5", "km")).toMatchObject({ value: "5", fromUnit: "km", toUnit: "", isExpanded: false });
});

test("a pasted value loses the invisible character that would show 123 as 321", () => {
  expect(entered("\u202e123", "km").value).toBe("123");
});

describe("an answer belongs to its question", () => {
  test("it is shown with the question that it answers", () => {
    expect([...viewOf(answered).results]).toEqual([
      ["m", 5000],
      ["km", 5],
    ]);
    expect(viewOf(answered).isPending).toBe(false);
  });

  test.each<[string, ConverterEvent]>([
    ["another value", { type: "valueEntered", value: "50" }],
    ["another source unit", { type: "sourceChosen", unit: "mi" }],
  ])("%s shows no result until its own answer is there", (_, event) => {
    const view = viewOf(play([event], answered));
    expect(view.results.size).toBe(0);
    expect(view.isPending).toBe(true);
  });

  test("a swap shows no result of the previous question", () => {
    const swapped = play([{ type: "targetChosen", unit: "m" }, { type: "swapped" }], answered);
    expect(swapped).toMatchObject({ value: "5", fromUnit: "m", toUnit: "km" });
    expect(viewOf(swapped)).toMatchObject({ isPending: true });
    expect(viewOf(swapped).results.size).toBe(0);
  });

  test("rows of two questions are never shown together: the first new rows replace all old ones", () => {
    const typed = play([{ type: "valueEntered", value: "50" }], answered);
    const early = answer(questionOf("length", "50", "km"), { m: 50_000 }, { isComplete: false });
    const view = viewOf(play([early], typed));
    expect([...view.results]).toEqual([["m", 50_000]]);
    expect(view.isPending).toBe(true);
  });

  test("a late answer is not shown", () => {
    const typed = play([{ type: "valueEntered", value: "50" }], entered("5", "km"));
    expect(viewOf(play([answer(fiveKilometers, { m: 5000 })], typed)).results.size).toBe(0);
  });

  test("a question that was answered before is answered at once", () => {
    const view = viewOf(
      play(
        [
          { type: "valueEntered", value: "50" },
          { type: "valueEntered", value: "5" },
        ],
        answered,
      ),
    );
    expect(view.results.get("m")).toBe(5000);
  });

  test("an error disappears with the next entry", () => {
    const refused = play(
      [answer(questionOf("length", "x", "km"), {}, { problem: "Please enter a valid number" })],
      entered("x", "km"),
    );
    expect(viewOf(refused).problem).toBe("Please enter a valid number");
    expect(viewOf(play([{ type: "valueEntered", value: "xy" }], refused)).problem).toBe("");
  });
});

test("changing the target unit only changes which result is displayed", () => {
  const after = play([{ type: "targetChosen", unit: "m" }], answered);
  expect(after).toEqual({ ...answered, toUnit: "m" });
});

describe("the list", () => {
  test("expanding or collapsing toggles the flag", () => {
    expect(play([{ type: "listToggled" }]).isExpanded).toBe(true);
    expect(play([{ type: "listToggled" }, { type: "listToggled" }]).isExpanded).toBe(false);
  });

  test("choosing a unit beyond the first four opens it", () => {
    expect(play([{ type: "sourceChosen", unit: "mi" }]).isExpanded).toBe(true);
    expect(play([{ type: "targetChosen", unit: "mi" }]).isExpanded).toBe(true);
    expect(play([{ type: "targetChosen", unit: "mm" }]).isExpanded).toBe(false);
  });

  test("Show Less stays in effect while a value is typed, and the address says so", () => {
    const state = play(
      [{ type: "sourceChosen", unit: "mi" }, { type: "listToggled" }, { type: "valueEntered", value: "5" }],
      start,
    );
    expect(state.isExpanded).toBe(false);
    expect(addressOf(state)).toBe("/convert/length?value=5&from=mi&more=0");
  });
});

describe("feet and inches, as the server reads them,", () => {
  const height = { text: "5'11\"", unit: "ft", decimal: "5.9166666666666667", plain: "5.91666666667" };
  const entry = play([{ type: "quantityRead", quantity: height }], entered("5'11\"", "cm"));

  test("switch the source unit to foot", () => {
    expect(entry).toMatchObject({ value: "5'11\"", fromUnit: "ft", isExpanded: true });
  });

  test("become the number of feet before another unit, chosen or swapped", () => {
    expect(play([{ type: "sourceChosen", unit: "cm" }], entry)).toMatchObject({
      value: "5.91666666667",
      fromUnit: "cm",
    });
    const swapped = play([{ type: "targetChosen", unit: "m" }, { type: "swapped" }], entry);
    expect(swapped).toMatchObject({ value: "5.91666666667", fromUnit: "m", toUnit: "ft" });
  });

  test("are converted from feet only", () => {
    expect(triggerOf(entry.reading, "ft")).toEqual({
      kind: "convert",
      decimal: "5.9166666666666667",
      fromUnit: "ft",
    });
    expect(triggerOf(entry.reading, "cm")).toEqual({ kind: "invalid" });
  });
});

describe("navigation to another page", () => {
  const weights = page({
    category: { id: "weight", name: "Weight" },
    units: [listed("kg", "kilogram", "kg")],
    inquiry: { ...EMPTY, value: "5" },
  });

  test("starts with the state in its address", () => {
    const state = play([{ type: "pressed" }, { type: "pageLoaded", data: weights }], answered);
    expect(state).toMatchObject({ value: "5", fromUnit: "", toUnit: "" });
    expect(viewOf(state).results.size).toBe(0);
  });

  test("keeps what was typed while it loaded", () => {
    const state = play(
      [{ type: "pressed" }, { type: "valueEntered", value: "57" }, { type: "pageLoaded", data: weights }],
      answered,
    );
    expect(state).toMatchObject({ value: "57", fromUnit: "" });
  });
});

test("a failed question is pending while it is retried; an answered one is not retried", () => {
  const unanswered = play([answer(fiveKilometers, {}, { failure: "unanswered" })], entered("5", "km"));
  expect(viewOf(unanswered)).toMatchObject({ isPending: false, failure: "unanswered" });
  const again = play([{ type: "askedAgain" }], unanswered);
  expect(again.attempt).toBe(1);
  expect(viewOf(again)).toMatchObject({ isPending: true, failure: undefined });
  expect(viewOf(play([{ type: "askedAgain" }], answered)).isPending).toBe(false);
});

describe("a conversion request contains", () => {
  test("nothing if the value or source unit is empty", () => {
    expect(triggerOf(readInput(""), "m")).toEqual({ kind: "none" });
    expect(triggerOf(readInput("5"), "")).toEqual({ kind: "none" });
  });

  test("the number, once both are set", () => {
    expect(triggerOf(readInput("1 234,5"), "m")).toEqual({
      kind: "convert",
      decimal: "1234.5",
      fromUnit: "m",
    });
  });

  test("nothing if the value does not parse as a number", () => {
    expect(triggerOf(readInput("abc"), "m")).toEqual({ kind: "invalid" });
    expect(triggerOf(readInput("abc"), "")).toEqual({ kind: "invalid" });
  });
});

test("the last units of a category are chosen on a page without any, and never over a choice", () => {
  const last: ConverterEvent = { type: "lastUnitsRead", from: "mi", to: "km" };
  expect(play([last])).toMatchObject({ fromUnit: "mi", toUnit: "km" });
  expect(play([{ type: "sourceChosen", unit: "m" }, last])).toMatchObject({ fromUnit: "m", toUnit: "" });
});

test("1.500 is asked where people write a decimal comma, but not if an address says it", () => {
  const comma: ConverterEvent = { type: "formatRead", hasDecimalComma: true };
  const typed = entered("1.500", "km", play([comma]));
  expect(typed.reading).toMatchObject({ kind: "invalid", either: ["1500", "1,5"] });
  expect(triggerOf(typed.reading, "km")).toEqual({ kind: "none" });
  expect(entered("1.500", "km").reading).toMatchObject({ kind: "number", decimal: "1.5" });
  const linked = startConverter(page({ inquiry: { ...EMPTY, value: "1.500", fromUnit: "km" } }));
  expect(play([comma], linked).reading).toMatchObject({ kind: "number", decimal: "1.5" });
});

test("a number that no address says is asked about on the next page too, unless that page has its own", () => {
  const typed = entered("1.500", "km", play([{ type: "formatRead", hasDecimalComma: true }]));
  const opened = (value: string) =>
    play(
      [
        { type: "pressed" },
        { type: "pageLoaded", data: page({ inquiry: { ...EMPTY, value, fromUnit: "mi" } }) },
      ],
      typed,
    );
  expect(valueInAddress(typed)).toBe("");
  expect(opened("")).toMatchObject({ value: "1.500", reading: { kind: "invalid", either: ["1500", "1,5"] } });
  expect(opened("7")).toMatchObject({ value: "7", reading: { kind: "number", decimal: "7" } });
});
