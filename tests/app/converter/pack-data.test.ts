import { expect, test } from "vitest";
import { categories, snapshotRates } from "~/conversion";
import { loadConverter } from "~/converter/load-converter.server";
import { packData, unpackData } from "~/converter/pack-data";

test("every category's page unpacks to what was packed", () => {
  for (const [{ id, units }, value] of categories.flatMap(
    (category) =>
      [
        [category, "1e-30"],
        [category, "1e308"],
      ] as const,
  )) {
    const [first] = units;
    const address = new URL(`http://site/convert/${id}?value=${value}&from=${first?.id}`);
    const data = loadConverter(id, address, snapshotRates);
    expect(data.results, id).not.toHaveLength(0);
    const unpacked = unpackData(packData(data));
    expect(new Map(unpacked.results), id).toEqual(new Map(data.results));
    expect(new Map(unpacked.refusals), id).toEqual(new Map(data.refusals));
    expect({ ...unpacked, results: [], refusals: [] }, id).toEqual({ ...data, results: [], refusals: [] });
  }
});

test("the same packed page gives the same object, so that rendering it again loses no input", () => {
  const packed = packData(loadConverter("length", new URL("http://site/"), snapshotRates));
  expect(unpackData(packed)).toBe(unpackData(packed));
});
