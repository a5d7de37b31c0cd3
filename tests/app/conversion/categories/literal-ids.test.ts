import { expect, it } from "vitest";
import { type CategoryId, findCategory, type UnitIdOf } from "~/conversion";

const unitOf = <Id extends CategoryId>(category: Id, unit: UnitIdOf<Id>) =>
  findCategory(category)?.units.find(({ id }) => id === unit);

it("the compiler knows the ids of categories, and of units where rows state them", () => {
  expect(unitOf("length", "mi")?.name).toBe("mile");
  expect(unitOf("wire-gauge", "AWG")?.name).toBe("American wire gauge");
  // @ts-expect-error No category has this id.
  expect(unitOf("lenght", "mi")).toBeUndefined();
  // @ts-expect-error No wire gauge has this id.
  expect(unitOf("wire-gauge", "BWG")).toBeUndefined();
  // @ts-expect-error Pounds are not a wire gauge.
  expect(unitOf("wire-gauge", "lb")).toBeUndefined();
});
