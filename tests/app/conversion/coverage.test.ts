import { describe, expect, it } from "vitest";
import { categories, findCategory } from "~/conversion";
import coverage from "../../support/coverage.json";
import { leftOut } from "./left-out";

type Names = { readonly firm: readonly string[]; readonly notFirm?: readonly string[] };
const wanted: ReadonlyMap<string, Names> = new Map(Object.entries(coverage));

/** A currency's firm name is its code: the words come from CLDR, in the edition that Node.js carries. */
const offered = (category: string) =>
  new Map(
    findCategory(category)?.units.map(
      (unit) => [category === "currency" ? unit.id : unit.name, unit] as const,
    ),
  );
const reasonFor = (category: string, name: string): string | undefined =>
  leftOut.find((one) => one.category === category && one.name === name)?.reason;

describe("a unit that people look for", () => {
  it("is listed for every category", () => {
    expect([...wanted.keys()].toSorted()).toEqual(categories.map(({ id }) => id).toSorted());
    const lists = [...wanted.values()];
    expect(lists.flatMap(({ firm }) => firm).length).toBeGreaterThan(2300);
    expect(lists.flatMap(({ notFirm = [] }) => notFirm).length).toBeGreaterThan(150);
  });

  it.each([...wanted])(
    "%s: every name with a firm definition is a unit of that very name",
    (category, { firm }) => {
      const names = offered(category);
      expect(firm.filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it.each([...wanted])(
    "%s: a name without one is a unit under a stated convention, or left out with the reason",
    (category, { notFirm = [] }) => {
      const units = offered(category);
      const unaccounted = notFirm.filter((name) => {
        const unit = units.get(name);
        return unit ? !unit.note : !reasonFor(category, name);
      });
      expect(unaccounted).toEqual([]);
    },
  );

  it("no unit is both listed and left out, and only requested units count as left out", () => {
    const contradictions = leftOut.filter(({ category, name }) => {
      const names = wanted.get(category);
      const isWanted = names?.firm.includes(name) || names?.notFirm?.includes(name);
      return !isWanted || offered(category).has(name);
    });
    expect(contradictions).toEqual([]);
    expect(leftOut.length).toBeGreaterThan(90);
  });
});
