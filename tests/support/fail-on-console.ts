import { afterEach, beforeEach, expect, vi } from "vitest";

const methods = ["log", "info", "warn", "error", "debug"] as const;

// A test that expects output asks `vi.mocked(console.error)` and clears it.
beforeEach(() => {
  const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    if (vi.isMockFunction(spy)) expect(spy, `unexpected console.${method}`).not.toHaveBeenCalled();
  }
});
