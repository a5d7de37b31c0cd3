import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConvertText } from "~cli/lines/batch";
import type { CsvOptions } from "~cli/lines/csv-columns";
import { csvTransform } from "~cli/lines/csv-transform";
import { createDecimalReader } from "~cli/lines/decimal-sign";
import { encodingNamed } from "~cli/lines/encoding";
import { batchThat } from "../../support/batch-that";

/** How an independent program writes a table: its separators, quotes, line ends, decimal sign and encoding. */
type Dialect = {
  readonly name: string;
  readonly delimiter: string;
  readonly decimal: "." | ",";
  readonly quotes: "where needed" | "all text";
  readonly lineEnd: string;
  readonly mark: string;
  readonly encoding: "utf8" | "latin1";
};

const DIALECTS: readonly Dialect[] = [
  {
    name: "RFC 4180",
    delimiter: ",",
    decimal: ".",
    quotes: "where needed",
    lineEnd: "\r\n",
    mark: "",
    encoding: "utf8",
  },
  {
    name: "a German spreadsheet",
    delimiter: ";",
    decimal: ",",
    quotes: "where needed",
    lineEnd: "\r\n",
    mark: "\uFEFF",
    encoding: "utf8",
  },
  {
    name: "tabs",
    delimiter: "\t",
    decimal: ".",
    quotes: "where needed",
    lineEnd: "\n",
    mark: "",
    encoding: "utf8",
  },
  {
    name: "vertical bars and all text quoted",
    delimiter: "|",
    decimal: ",",
    quotes: "all text",
    lineEnd: "\n",
    mark: "",
    encoding: "utf8",
  },
  {
    name: "semicolons in Latin-1",
    delimiter: ";",
    decimal: ",",
    quotes: "all text",
    lineEnd: "\n",
    mark: "",
    encoding: "latin1",
  },
];

/** Text as people write it: words, with the signs that a reader could trip over. */
const word = fc.constantFrom(
  "a",
  "Müller",
  "é",
  "5",
  "12",
  "x;y",
  "p|q",
  "t\tt",
  'say "so"',
  "two\nlines",
  "a, b",
  "",
  " ",
);
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(" "));
const number = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 3 }), fc.boolean());
const rows = fc.array(fc.tuple(text, number, text), { minLength: 1, maxLength: 12 });

function writeNumber(
  [digits, places, isNegative]: readonly [number, number, boolean],
  decimal: string,
): string {
  const sign = isNegative ? "-" : "";
  return sign + (digits / 10 ** places).toFixed(places).replace(".", decimal);
}

const writeText = (cell: string, { delimiter, quotes }: Dialect): string =>
  quotes === "all text" || cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;

/** The bytes as a string, as the transform takes them. */
const bytesOf = (written: string, { encoding }: Dialect): string =>
  Buffer.from(written, encoding).toString("latin1");

function run(
  input: string,
  options: Partial<CsvOptions>,
  convertText: ConvertText,
  lengths: Iterator<number>,
) {
  const complaints: string[] = [];
  const transform = csvTransform(
    {
      asked: [{ column: "y", as: "added", batch: batchThat(convertText) }],
      to: "km",
      decimals: createDecimalReader(),
      encoding: encodingNamed(),
      ...options,
    },
    (line, sentence, kind) => {
      if (kind === undefined || kind === "problem") complaints.push(`${line}: ${sentence}`);
    },
  );
  let output = "";
  for (let start = 0; start < input.length; ) {
    const length = lengths.next().value ?? 1;
    output += transform.take(input.slice(start, start + length));
    start += length;
  }
  return { output: output + transform.end(), complaints };
}

const cuts = fc.infiniteStream(fc.integer({ min: 1, max: 40 }));

describe.each(DIALECTS)("a table in $name", (dialect) => {
  it("gets a column, and every other byte stays as it was written", () => {
    fc.assert(
      fc.property(rows, cuts, (table, lengths) => {
        const { delimiter, lineEnd, mark } = dialect;
        const lines = table.map(([first, asked, last]) => ({
          cells: [writeText(first, dialect), writeNumber(asked, dialect.decimal), writeText(last, dialect)],
          plain: writeNumber(asked, "."),
        }));
        const head = ["x", "y", "z"].join(delimiter);
        const input =
          mark +
          [head, ...lines.map(({ cells }) => cells.join(delimiter))].map((line) => line + lineEnd).join("");
        // A column in which every number could be thousands needs the sign.
        const isTold =
          dialect.decimal === "." ||
          lines.some(({ plain }) => plain.includes(".") && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain));
        const read: number[] = [];
        const { output, complaints } = run(
          bytesOf(input, dialect),
          isTold ? {} : { decimals: createDecimalReader("comma") },
          (cell) => {
            read.push(Number(cell.replace(",", ".")));
            return "<>";
          },
          lengths,
        );
        const expected =
          mark +
          [`${head}${delimiter}added`, ...lines.map(({ cells }) => [...cells, "<>"].join(delimiter))]
            .map((line) => line + lineEnd)
            .join("");
        expect(complaints).toEqual([]);
        expect(output).toBe(bytesOf(expected, dialect));
        expect(read).toEqual(lines.map(({ plain }) => Number(plain)));
      }),
      { numRuns: 100 },
    );
  });

  it("gets its numbers replaced, and nothing else", () => {
    fc.assert(
      fc.property(rows, cuts, (table, lengths) => {
        const { delimiter, lineEnd, mark } = dialect;
        const write = (number: (asked: readonly [number, number, boolean]) => string) =>
          bytesOf(
            mark +
              [
                ["x", "y", "z"],
                ...table.map(([first, asked, last]) => [
                  writeText(first, dialect),
                  number(asked),
                  writeText(last, dialect),
                ]),
              ]
                .map((cells) => cells.join(delimiter) + lineEnd)
                .join(""),
            dialect,
          );
        const { output } = run(
          write((asked) => writeNumber(asked, dialect.decimal)),
          {
            replace: true,
            decimals: createDecimalReader(dialect.decimal === "," ? "comma" : "point"),
            asked: [{ column: "y", batch: batchThat(() => "<>") }],
          },
          () => "",
          lengths,
        );
        expect(output).toBe(write(() => "<>"));
      }),
      { numRuns: 50 },
    );
  });
});

const cell = fc
  .array(fc.constantFrom("a", "1", " ", ",", '"', "\n", "é"), { maxLength: 3 })
  .map((parts) => parts.join(""));
const ragged = fc.tuple(
  fc.array(cell, { minLength: 3, maxLength: 3 }),
  fc.integer({ min: 0, max: 999 }),
  fc.constantFrom("\n", "\r\n"),
);
const quoted = (one: string): string => (/[",\r\n]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one);

it("adds to each row what its own cell converts to, wherever the text is cut and whichever rows have quotes", () => {
  fc.assert(
    fc.property(
      fc.array(ragged, { maxLength: 8 }),
      fc.integer({ min: 0, max: 3 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
      (table, at, lengths) => {
        const lines = table.map(([others, asked, lineEnd]) => {
          const cells = [...others.map(quoted).slice(0, at), String(asked), ...others.map(quoted).slice(at)];
          return { text: cells.join(","), asked, lineEnd };
        });
        const names = ["w", "x", "y", "z"];
        const input = `${names.join(",")}\n${lines.map((line) => line.text + line.lineEnd).join("")}`;
        const { output, complaints } = run(
          Buffer.from(input).toString("latin1"),
          { asked: [{ column: names[at] ?? "", as: "added", batch: batchThat((read) => `<${read}>`) }] },
          () => "",
          lengths,
        );
        const expected = lines.map((line) => `${line.text},<${line.asked}>${line.lineEnd}`);
        expect(complaints).toEqual([]);
        expect(Buffer.from(output, "latin1").toString()).toBe(`w,x,y,z,added\n${expected.join("")}`);
      },
    ),
    { numRuns: 250 },
  );
});

// R quotes the name of each row. A row of 4 MB took half a minute: each cell searched the rest of the row for its line end.
it("reads a row of many cells that starts with a quote in linear time", () => {
  const head = `x,y${",".repeat(1_000_000)}`;
  const row = `"a",5${",1.5".repeat(1_000_000)}`;
  const lengths = [head.length + 1, 8_000_000].values();
  const { output } = run(`${head}\n${row}\n`, {}, (cell) => `<${cell}>`, lengths);
  expect(output).toBe(`${head},added\n${row},<5>\n`);
});

// The first row was taken for a header, without a word, because the sample ended before the column.
it("knows from a long first row that a file has no header", () => {
  const row = `${"1.5,".repeat(20_000)}2.5`;
  const asked = [{ column: "20001", batch: batchThat((cell) => `<${cell}>`) }];
  const { output } = run(`${row}\n${row}\n`, { asked }, () => "", [70_000, 100_000].values());
  expect(output).toBe(`${row},<2.5>\n${row},<2.5>\n`);
});

// The message named a quoted cell, even if the row had no quotes.
it.each(["", '"'])("refuses a row of more than 16 MiB: %j", (start) => {
  const input = `y\n${start}${"1".repeat(17_000_000)}`;
  expect(() => run(input, {}, () => "", [input.length].values())).toThrow(
    "line 2: the row is longer than 16 MiB, or its quote is never closed.",
  );
});
