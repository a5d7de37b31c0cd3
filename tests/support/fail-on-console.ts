import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

const METHODS = ["error", "warn", "log", "info", "debug"] as const;
type Method = (typeof METHODS)[number];

let spies = new Map<Method, MockInstance>();
let expected: { method: Method; text: RegExp }[] = [];

/** Expects a console line: a matching line does not fail the test, but a missing one does. */
export function expectConsole(method: Method, text: RegExp): void {
  expected.push({ method, text });
}

beforeEach(() => {
  expected = [];
  spies = new Map(METHODS.map((method) => [method, vi.spyOn(console, method).mockImplementation(() => {})]));
});

afterEach(() => {
  const lines = [...spies].flatMap(([method, spy]) =>
    spy.mock.calls.map((parts) => ({ method, text: parts.map(String).join(" ") })),
  );
  for (const spy of spies.values()) spy.mockRestore();
  const isExpected = (line: { method: Method; text: string }) =>
    expected.some(({ method, text }) => method === line.method && text.test(line.text));
  const surprises = lines
    .filter((line) => !isExpected(line))
    .map((line) => `console.${line.method}: ${line.text}`);
  const missing = expected
    .filter(({ method, text }) => !lines.some((line) => line.method === method && text.test(line.text)))
    .map(({ method, text }) => `console.${method} never said ${text}`);
  if (surprises.length + missing.length > 0) throw new Error([...surprises, ...missing].join("\n"));
});
