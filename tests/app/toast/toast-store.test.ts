import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore, TOAST_REMOVE_DELAY_MS, type ToastStore } from "~/toast/toast-store";

let store: ToastStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a dismissed toast is removed after 1,000,000 ms", () => {
  it("not a millisecond earlier", () => {
    store.dismiss(store.add({ title: "Message sent" }));
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    vi.advanceTimersByTime(999_999);
    expect(store.getToasts()).toMatchObject([{ title: "Message sent", isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(store.getToasts()).toEqual([]);
  });

  it("counted from the first time it was dismissed", () => {
    const id = store.add({ title: "Error" });
    store.dismiss(id);
    vi.advanceTimersByTime(600_000);
    store.dismiss();
    vi.advanceTimersByTime(400_000);
    expect(store.getToasts()).toEqual([]);
  });

  it("without affecting its successor", () => {
    store.dismiss(store.add({ title: "Error" }));
    store.add({ title: "Message sent" });
    vi.advanceTimersByTime(2_000_000);
    expect(store.getToasts()).toMatchObject([{ title: "Message sent", isOpen: true }]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the store", () => {
  it("notifies listeners of every change until they unsubscribe", () => {
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.add({ title: "Error" });
    store.update(id, { title: "Still an error" });
    leave();
    store.remove(id);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("gives every toast its own id", () => {
    expect(store.add({ title: "a" })).not.toBe(store.add({ title: "a" }));
  });
});
