import { describe, expect, it } from "vitest";
import { categories } from "~/conversion";
import { placesNamed, writeReadyMadeNames } from "~/conversion/name-index";
import { RANKS } from "~/conversion/name-rank";
import { blockOf, searchNames, writeNames } from "~/conversion/names-text";
import { foldName, namesOf, normaliseTypography } from "~/conversion/unit-names";
import { nameBlocks } from "../../../scripts/late-engine";

const text = writeReadyMadeNames();
const blocks = Object.values(nameBlocks());
const firstKeys = blocks.map((block) => block.slice(0, block.indexOf("\t")));
const readBlock = (key: string): string => blocks[blockOf(firstKeys, key)]!;

describe("the catalogue's names as one text", () => {
  it("finds every name at every rank where the index has it", () => {
    let found = 0;
    for (const unit of categories.flatMap(({ units }) => units))
      for (const name of [...namesOf(unit), unit.ucum ?? ""].flatMap((one) => [
        one,
        normaliseTypography(one),
        foldName(one),
      ]))
        for (const rank of RANKS) {
          const places = searchNames(() => text, rank, name);
          expect(places, `${rank} ${name}`).toEqual(placesNamed(rank, name));
          found += places.length;
        }
    expect(found).toBeGreaterThan(10_000);
  });

  it.each(["", " ", "\t", "\n", "m\t0.0", "\\u00b5m", "zzzz", "\u{1f600}", "0m", "constructor"])(
    "finds nothing under %j, as the index does",
    (name) => {
      for (const rank of RANKS) expect(searchNames(() => text, rank, name)).toEqual(placesNamed(rank, name));
    },
  );

  it("finds every line in the block where it would stand, the first and the last of a block too", () => {
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.join("")).toBe(text);
    for (const line of text.trimEnd().split("\n")) {
      const [key = "", places] = line.split("\t");
      const rank = RANKS[Number(key[0])]!;
      // The lines hold escapes; JSON reads them back.
      const name = JSON.parse(`"${key.slice(1).replaceAll('"', '\\"')}"`);
      expect(searchNames(readBlock, rank, name), line).toEqual(places?.split(" "));
    }
    expect(searchNames(readBlock, "named", "")).toEqual([]);
    expect(searchNames(readBlock, "unqualified", "zzzz")).toEqual([]);
  });

  it("keeps names apart that look alike once they are written in ASCII", () => {
    const none = new Map<string, string>();
    const named = new Map([
      ["µ", "0.1"],
      ["\\u00b5", "0.2"],
      ["\u{1f600}", "0.3 1.4"],
    ]);
    const small = writeNames({ named, ucum: none, folded: new Map([["µ", "0.5"]]), unqualified: none });
    expect(small).toMatch(/^[\n\t -~]*$/);
    expect(searchNames(() => small, "named", "µ")).toEqual(["0.1"]);
    expect(searchNames(() => small, "named", "\\u00b5")).toEqual(["0.2"]);
    expect(searchNames(() => small, "named", "\u{1f600}")).toEqual(["0.3", "1.4"]);
    expect(searchNames(() => small, "folded", "µ")).toEqual(["0.5"]);
    expect(searchNames(() => small, "ucum", "µ")).toEqual([]);
  });

  it("finds nothing in no text", () => {
    expect(searchNames(() => "", "named", "m")).toEqual([]);
  });
});
