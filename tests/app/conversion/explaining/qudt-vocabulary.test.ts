import { describe, expect, it } from "vitest";
import { categories, describeCategory } from "~/conversion";
import { qudtVocabulary } from "~/conversion/explaining/qudt-vocabulary";
import { present } from "../../../support/present";

describe("the names of units in QUDT", () => {
  const described = categories.flatMap((category) => describeCategory(category).units);
  const named = described.flatMap(({ qudt }) => (qudt === null ? [] : [qudt]));

  it("all belong to a unit of the catalogue, whether composed or stated", () => {
    const used = new Set(named);
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
