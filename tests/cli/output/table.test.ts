import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { cutToWidth, layOutTable } from "~cli/output/table";

describe("a table", () => {
  it("aligns numbers right and text left", () => {
    const columns = [{ title: "N", align: "right" } as const, { title: "Name" }];
    expect(
      layOutTable(
        columns,
        [
          ["1", "a"],
          ["100", "b"],
        ],
        80,
      ),
    ).toEqual(["  N  Name", "  1  a", "100  b"]);
  });

  it.each([40, 80, 120])("fits %i columns by truncating the widest flexible cells", (room) => {
    const columns = [
      { title: "Id" },
      { title: "Name", isFlexible: true },
      { title: "Text", isFlexible: true },
    ];
    const rows = [
      ["1", "日本語".repeat(10), "x".repeat(300)],
      ["2", "👩‍👩‍👧‍👦".repeat(9), "short"],
    ];
    const lines = layOutTable(columns, rows, room);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(room);
    expect(lines.some((line) => stringWidth(line) === room)).toBe(true);
    expect(lines[1]).toContain("…");
  });

  it("truncates nothing without a terminal", () => {
    const lines = layOutTable(
      [{ title: "", isFlexible: true }],
      [["x".repeat(5000)]],
      Number.POSITIVE_INFINITY,
    );
    expect(lines).toEqual(["x".repeat(5000)]);
  });

  it("never splits a character", () => {
    expect(cutToWidth("日本語", 4)).toBe("日…");
    expect(cutToWidth("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3)).toBe("👩‍👩‍👧‍👦…");
  });
});
