import { expect, test } from "vitest";
import { clearRecent, keepRecent, lastUnits, readRecent } from "~/converter/recent/recent-store";

function createStorage(kept?: string) {
  const entries = new Map(kept === undefined ? [] : [["everyunit.recent", kept]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  return () => storage as unknown as Storage;
}

const conversion = (n: number) => ({ href: `/convert/length?value=${n}`, text: `${n} mi` });

test("the newest conversion comes first, and each is kept once", () => {
  const storage = createStorage();
  for (const n of [1, 2, 1]) keepRecent(storage, conversion(n));
  expect(readRecent(storage)).toEqual([conversion(1), conversion(2)]);
});

test("the 24 newest are kept", () => {
  const storage = createStorage();
  for (let n = 0; n < 30; n += 1) keepRecent(storage, conversion(n));
  const kept = readRecent(storage).map(({ text }) => text);
  expect(kept).toHaveLength(24);
  expect(kept[0]).toBe("29 mi");
});

test("the last units of each category are known", () => {
  const storage = createStorage();
  keepRecent(storage, { href: "/convert/length?value=5&from=mi&to=km", text: "5 mi = 8.04672 km" });
  keepRecent(storage, { href: "/convert/weight?value=5&from=kg&to=lb", text: "5 kg ≈ 11.023113 lb" });
  keepRecent(storage, { href: "/convert/length?value=5&from=ft&to=m", text: "5 ft = 1.524 m" });
  expect(lastUnits(storage, "length")).toEqual({ from: "ft", to: "m" });
  expect(lastUnits(storage, "weight")).toEqual({ from: "kg", to: "lb" });
  expect(lastUnits(storage, "time")).toBeUndefined();
});

test("favorites of an earlier version are recent conversions like any other", () => {
  const storage = createStorage(JSON.stringify([{ ...conversion(1), isFavorite: true }]));
  expect(readRecent(storage)).toEqual([conversion(1)]);
});

test("clearing removes everything", () => {
  const storage = createStorage();
  keepRecent(storage, conversion(1));
  clearRecent(storage);
  expect(readRecent(storage)).toEqual([]);
});

test.each([
  "{",
  "5",
  '[{"href":"https://elsewhere.example/","text":"x"}]',
  '[{"href":"/convert/x"}]',
  "[null]",
])("what the browser kept is not trusted: %s", (kept) => {
  expect(readRecent(createStorage(kept))).toEqual([]);
});

test("if the browser blocks storage, nothing is kept and nothing fails", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  expect(() => keepRecent(forbidden, conversion(1))).not.toThrow();
  expect(readRecent(forbidden)).toEqual([]);
  expect(() => clearRecent(forbidden)).not.toThrow();
});
