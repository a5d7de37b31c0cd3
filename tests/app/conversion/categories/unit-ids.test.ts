import { expect, expectTypeOf, test } from "vitest";
import { type CategoryId, findCategory, type UnitIdOf } from "~/conversion";

/** Categories of which TypeScript knows no more than that ids are texts. */
type Untyped = { [Id in CategoryId]: string extends UnitIdOf<Id> ? Id : never }[CategoryId];

test("the ids of all categories' units are literal types", () => {
  expectTypeOf<Untyped>().toEqualTypeOf<never>();
});

const idsOf = (id: CategoryId): readonly string[] => findCategory(id)?.units.map((unit) => unit.id) ?? [];

test("the types of composed ids are the ids", () => {
  expectTypeOf<"kV" | "mV" | "microvolt">().toExtend<UnitIdOf<"electric-potential">>();
  expect(idsOf("electric-potential")).toEqual(expect.arrayContaining(["kV", "mV", "microvolt"]));
  expectTypeOf<"kilogram-per-second" | "microgram-per-second">().toExtend<UnitIdOf<"flow-mass">>();
  expect(idsOf("flow-mass")).toEqual(expect.arrayContaining(["kilogram-per-second", "microgram-per-second"]));
  expectTypeOf<"kilobit-per-second-si" | "ide-udma-mode-0">().toExtend<UnitIdOf<"data-transfer">>();
  expect(idsOf("data-transfer")).toEqual(
    expect.arrayContaining(["kilobit-per-second-si", "ide-udma-mode-0"]),
  );
  expectTypeOf<"USD" | "ZWG" | "DEM">().toExtend<UnitIdOf<"currency">>();
  expect(idsOf("currency")).toEqual(expect.arrayContaining(["USD", "ZWG", "DEM"]));
});

test("the compiler rejects an unknown id", () => {
  expectTypeOf<"microV">().not.toExtend<UnitIdOf<"electric-potential">>();
  expectTypeOf<"ABC">().not.toExtend<UnitIdOf<"currency">>();
});
