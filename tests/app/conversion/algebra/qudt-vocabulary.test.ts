import { describe, expect, it } from "vitest";
import { categories, describeCategory } from "~/conversion";
import { findInQudt, qudtVocabulary } from "~/conversion/algebra/qudt-vocabulary";
import { present } from "../../../support/present";

describe("the names of units in QUDT", () => {
  const named = categories.flatMap(({ id, units }) =>
    units.flatMap((unit) => (unit.qudt === null ? [] : [{ key: `${id}/${unit.id}`, qudt: unit.qudt }])),
  );

  it("are names from the vocabulary, whether composed or stated", () => {
    expect(named.filter(({ qudt }) => findInQudt(qudt) !== qudt)).toEqual([]);
    expect(named.length).toBeGreaterThan(800);
  });

  it("all belong to a unit of the catalogue: the list has no unused name", () => {
    const used = new Set(named.map(({ qudt }) => qudt));
    const listed = [...qudtVocabulary().values()];
    expect(listed.filter((name) => !used.has(name))).toEqual([]);
    expect(listed.length).toBeGreaterThan(800);
  });

  it("are part of the unit's description", () => {
    const length = describeCategory(present(categories.find(({ id }) => id === "length")));
    expect(length.units.find(({ id }) => id === "ft")?.qudt).toBe("FT");
    expect(length.units.find(({ id }) => id === "smoot")?.qudt).toBeNull();
  });
});
