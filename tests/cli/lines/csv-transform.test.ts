import fc from "fast-check";
import { expect, it } from "vitest";
import { csvTransform } from "~cli/lines/csv-transform";

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const cell = fc
  .array(fc.constantFrom("a", "1", " ", ",", '"', "\n", "é"), { maxLength: 3 })
  .map((parts) => parts.join(""));
const row = fc.tuple(
  fc.array(cell, { minLength: 3, maxLength: 3 }),
  fc.integer({ min: 0, max: 999 }),
  fc.constantFrom("\n", "\r\n"),
);

it("adds to each row what its own cell converts to, wherever the text is cut and whichever rows have quotes", () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 8 }),
      fc.integer({ min: 0, max: 3 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
      (rows, at, lengths) => {
        const lines = rows.map(([others, number, lineEnd]) => {
          const cells = [...others.map(quoted).slice(0, at), String(number), ...others.map(quoted).slice(at)];
          return { text: cells.join(","), number, lineEnd };
        });
        const names = ["w", "x", "y", "z"];
        const input = `${names.join(",")}\n${lines.map(({ text, lineEnd }) => text + lineEnd).join("")}`;
        const transform = csvTransform(
          { column: names[at] ?? "", as: "added", convertText: (read) => `<${read}>` },
          (_, sentence) => {
            throw new Error(sentence);
          },
        );
        let output = "";
        for (let start = 0; start < input.length; ) {
          const length = lengths.next().value ?? 1;
          output += transform.take(input.slice(start, start + length));
          start += length;
        }
        output += transform.end();
        const expected = lines.map(({ text, number, lineEnd }) => `${text},<${number}>${lineEnd}`);
        expect(output).toBe(`w,x,y,z,added\n${expected.join("")}`);
      },
    ),
    { numRuns: 1000 },
  );
});
