import { describe, expect, it } from "vitest";
import { TOAST_LIMIT, type Toast, toastReducer } from "~/toast/toast-reducer";

const first: Toast = { id: "1", title: "Error", isOpen: true };
const second: Toast = { id: "2", title: "Message sent", isOpen: true };

describe("a toast can be added, updated, dismissed or removed", () => {
  it("keeps at most 1 toast at a time, the newest", () => {
    const toasts = toastReducer([first], { type: "add", toast: second });
    expect(TOAST_LIMIT).toBe(1);
    expect(toasts).toEqual([second]);
  });

  it("updates the toast with that id, keeping its other fields", () => {
    expect(toastReducer([first], { type: "update", toast: { id: "1", description: "no network" } })).toEqual([
      { ...first, description: "no network" },
    ]);
    expect(toastReducer([first], { type: "update", toast: { id: "9", title: "?" } })).toEqual([first]);
  });

  it.each([
    ["its id", "1", false],
    ["another id", "9", true],
    ["no id", undefined, false],
  ])("dismisses by %s: a dismissed toast is closed and stays in the list", (_, id, isOpen) => {
    expect(toastReducer([first], { type: "dismiss", id })).toEqual([{ ...first, isOpen }]);
  });

  it.each([
    ["its id", "1", 0],
    ["another id", "9", 1],
    ["no id", undefined, 0],
  ])("removes by %s", (_, id, left) => {
    expect(toastReducer([first], { type: "remove", id })).toHaveLength(left);
  });
});
