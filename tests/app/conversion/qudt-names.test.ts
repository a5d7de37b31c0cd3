import { describe, expect, it } from "vitest";
import { categories, describeCategory } from "~/conversion";
import { qudtNames } from "~/conversion/qudt-names";

describe("the names of units in QUDT", () => {
  it("stand only at units that the catalogue has", () => {
    const units = new Set(categories.flatMap(({ id, units }) => units.map((unit) => `${id}/${unit.id}`)));
    const named = Object.entries(qudtNames).flatMap(([category, names]) =>
      Object.keys(names).map((id) => `${category}/${id}`),
    );
    expect(named.filter((key) => !units.has(key))).toEqual([]);
  });

  it("are given with the unit's description", () => {
    const length = describeCategory(categories.find(({ id }) => id === "length")!);
    expect(length.units.find(({ id }) => id === "ft")?.qudt).toBe("FT");
    expect(length.units.find(({ id }) => id === "smoot")?.qudt).toBeNull();
  });
});
