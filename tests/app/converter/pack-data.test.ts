import { expect, test } from "vitest";
import { categories, snapshotRates } from "~/conversion";
import { loadConverter } from "~/converter/load-converter.server";
import { packData, unpackData } from "~/converter/pack-data";

test("every category's page unpacks to what was packed", () => {
  for (const { id } of categories) {
    const data = loadConverter(id, new URL(`http://site/convert/${id}`), snapshotRates);
    expect(unpackData(packData(data)), id).toEqual(data);
  }
});

test("the same packed page gives the same object, so that rendering it again loses no input", () => {
  const packed = packData(loadConverter("length", new URL("http://site/"), snapshotRates));
  expect(unpackData(packed)).toBe(unpackData(packed));
});
