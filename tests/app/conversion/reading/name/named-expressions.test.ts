import { expect, test } from "vitest";
import { namedExpressions } from "~/conversion/algebra/expression";
import { pluralOf } from "~/conversion/algebra/plural";
// Defines every constant that has a name of its own.
import "~/conversion";
import { rowsNamed } from "~/conversion/reading/name/named-rows";
import { foldName, normalizeTypography } from "~/conversion/reading/name/unit-names";

/** The texts by which `namedUnit` finds a unit. */
function keysOf({ label = "", names }: (typeof namedExpressions)[number]): ReadonlySet<string> {
  const name = names?.name ?? label;
  const symbols = [names?.symbol ?? "", ...(names?.aliases ?? [])].map(normalizeTypography);
  const words = [name, label, names?.plural ?? pluralOf(name), pluralOf(label)];
  return new Set([...symbols, ...words.map((text) => foldName(normalizeTypography(text)))]);
}

test("a name that two constants share has a row, because the order in which files define constants is not the same everywhere", () => {
  const labels = new Map<string, string[]>();
  for (const unit of namedExpressions)
    for (const key of keysOf(unit))
      if (key !== "") labels.set(key, [...(labels.get(key) ?? []), unit.label ?? ""]);
  const shared = [...labels].filter(([, all]) => all.length > 1).map(([key]) => key);
  expect(shared).toContain("cd");
  expect(shared.filter((key) => rowsNamed(key, {}).length === 0)).toEqual([]);
});
