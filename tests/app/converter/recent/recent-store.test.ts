import { expect, test } from "vitest";
import { clearRecent, keepRecent, readRecent, toggleFavourite } from "~/converter/recent/recent-store";

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

test("at most eight are kept", () => {
  const storage = createStorage();
  for (let n = 0; n < 20; n += 1) keepRecent(storage, conversion(n));
  expect(readRecent(storage).map(({ text }) => text)).toEqual(
    [19, 18, 17, 16, 15, 14, 13, 12].map((n) => `${n} mi`),
  );
});

test("favorites stay at the top, in addition to the eight, and when the others are cleared", () => {
  const storage = createStorage();
  keepRecent(storage, conversion(1));
  toggleFavourite(storage, conversion(1).href);
  for (let n = 2; n < 20; n += 1) keepRecent(storage, conversion(n));
  expect(readRecent(storage)[0]).toEqual({ ...conversion(1), isFavourite: true });
  expect(readRecent(storage)).toHaveLength(9);
  keepRecent(storage, conversion(1));
  expect(readRecent(storage)[0]?.isFavourite).toBe(true);
  expect(clearRecent(storage)).toEqual([{ ...conversion(1), isFavourite: true }]);
  toggleFavourite(storage, conversion(1).href);
  clearRecent(storage);
  expect(readRecent(storage)).toEqual([]);
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
  expect(keepRecent(forbidden, conversion(1))).toEqual([conversion(1)]);
  expect(readRecent(forbidden)).toEqual([]);
  expect(() => clearRecent(forbidden)).not.toThrow();
});
