import { expect, it } from "vitest";
import { categories } from "~/conversion";

/** Programs and addresses depend on ids. A new one is recorded with `npx vitest run -u` on this file. */
it("no id of a category or unit changes or goes: ids.txt has them all", async () => {
  const lines = categories.map(({ id, units }) => `${id}: ${units.map((unit) => unit.id).join(" ")}`);
  await expect(`${lines.toSorted().join("\n")}\n`).toMatchFileSnapshot("ids.txt");
});
