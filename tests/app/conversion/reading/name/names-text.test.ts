import { describe, expect, it } from "vitest";
import { categories } from "~/conversion";
import { buildNameIndex, placesNamed } from "~/conversion/reading/name/name-index";
import { plainPlace, RANKS, type Rank, searchNames, writeNames } from "~/conversion/reading/name/names-text";
import { foldName, namesOf, normalizeTypography } from "~/conversion/reading/name/unit-names";
import { present } from "../../../../support/present";

const text = writeNames(buildNameIndex());

const search = (names: string, rank: Rank, name: string): readonly string[] =>
  searchNames({ length: names.length, read: (start, end) => names.slice(start, end) }, name).get(rank) ?? [];

describe("the catalogue's names as one text", () => {
  // Differences are collected: half a million assertions would take ten times as long as the searches.
  it("finds every name at every rank where the index has it", () => {
    const names = categories.flatMap(({ units }) =>
      units.flatMap((unit) =>
        [...namesOf(unit), unit.ucum ?? ""].flatMap((name) => [
          name,
          normalizeTypography(name),
          foldName(name),
        ]),
      ),
    );
    let foundCount = 0;
    const differences: string[] = [];
    for (const name of new Set(names))
      for (const rank of RANKS) {
        const places = search(text, rank, name);
        foundCount += places.length;
        if (String(places) !== String(placesNamed(rank, name))) differences.push(`${rank} ${name}`);
      }
    expect(differences).toEqual([]);
    expect(foundCount).toBeGreaterThan(10_000);
  }, 30_000);

  it.each(["", " ", "\t", "\n", "m\t0.0", "\\u00b5m", "zzzz", "\u{1f600}", "0m", "constructor"])(
    "finds nothing under %j, as the index does",
    (name) => {
      for (const rank of RANKS) expect(search(text, rank, name)).toEqual(placesNamed(rank, name));
    },
  );

  it("finds every line by its name, the first and the last too", () => {
    const lines = text.trimEnd().split("\n");
    const differences: string[] = [];
    for (const line of lines) {
      const [key = "", ...fields] = line.split("\t");
      // The lines hold escapes; JSON reads them back.
      const name = JSON.parse(`"${key.replaceAll('"', '\\"')}"`);
      for (const field of fields)
        if (search(text, present(RANKS[Number(field[0])]), name).join(" ") !== field.slice(1))
          differences.push(line);
    }
    expect(differences).toEqual([]);
    expect(lines.length).toBeGreaterThan(10_000);
  });

  it("keeps names apart that look alike once they are written in ASCII", () => {
    const none = new Map<string, string>();
    const named = new Map([
      ["µ", "0.1"],
      ["\\u00b5", "0.2"],
      ["\u{1f600}", "0.3 1.4"],
    ]);
    const small = writeNames({
      named,
      ucum: none,
      folded: new Map([["µ", "0.5"]]),
      unqualified: none,
      bareSymbol: none,
      reordered: none,
      caseless: none,
    });
    expect(small).toMatch(/^[\n\t -~]*$/);
    expect(search(small, "named", "µ")).toEqual(["0.1"]);
    expect(search(small, "named", "\\u00b5")).toEqual(["0.2"]);
    expect(search(small, "named", "\u{1f600}")).toEqual(["0.3", "1.4"]);
    expect(search(small, "folded", "µ")).toEqual(["0.5"]);
    expect(search(small, "ucum", "µ")).toEqual([]);
  });

  it("reads a few kilobytes of half a megabyte", () => {
    let readCount = 0;
    const read = (start: number, end: number) => {
      readCount += end - start;
      return text.slice(start, end);
    };
    expect(searchNames({ length: text.length, read }, "mi").get("named")).toEqual(placesNamed("named", "mi"));
    expect(readCount).toBeLessThan(15_000);
  });

  it("says of a name that it means one unit only", () => {
    const marked = writeNames(buildNameIndex(), new Map([["mi", "0.4"]]));
    const names = { length: marked.length, read: (start: number, end: number) => marked.slice(start, end) };
    expect(plainPlace(names, "mi")).toBe("0.4");
    expect(plainPlace(names, "mile")).toBeNull();
    expect(search(marked, "named", "mi")).toEqual(placesNamed("named", "mi"));
  });

  it("finds nothing in no text", () => {
    expect(search("", "named", "m")).toEqual([]);
  });
});
