import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { categories } from "~/conversion";

const RECORD = "ids.txt";
const lineOf = (id: string, ids: readonly string[]): string => `${id}: ${ids.join(" ")}`;
const lines = categories
  .map(({ id, units }) =>
    lineOf(
      id,
      units.map((unit) => unit.id),
    ),
  )
  .toSorted();

const idsIn = (text: readonly string[]): readonly string[] =>
  text.flatMap((line) => {
    const [category = "", ...ids] = line.split(/:? /);
    return ids.map((id) => `${category}/${id}`);
  });

// Programs and addresses depend on ids.
it("no id of a category or unit changes or goes", () => {
  const recorded = readFileSync(new URL(RECORD, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const ids = new Set(idsIn(lines));
  expect(idsIn(recorded).filter((id) => !ids.has(id))).toEqual([]);
});

it("every id is recorded: after adding one, run npx vitest run --project unit tests/app/conversion/ids.test.ts -u", async () => {
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(RECORD);
});
