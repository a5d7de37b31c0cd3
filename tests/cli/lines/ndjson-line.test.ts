import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDecimalReader } from "~cli/lines/decimal-sign";
import { encodingNamed } from "~cli/lines/encoding";
import { objectLine, textsOf } from "~cli/lines/ndjson-line";
import { batchThat } from "../../support/batch-that";

const fail = (): never => {
  throw new Error("no complaint is expected");
};

const UTF_8 = encodingNamed();
const bytes = (text: string): string => UTF_8.encode(text) ?? "";
const text8 = (line: string): string => UTF_8.decode(line) ?? "";

/** Adds a field `km` that a conversion makes of the field `column`. */
const adding = (column: string, convertText: (read: string) => string) => ({
  asked: [{ column, as: "km", batch: batchThat(convertText) }],
  to: "km",
  decimals: createDecimalReader(),
  encoding: UTF_8,
});

/** The line with a field that holds the text of the number that was converted. */
const addText = (column: string, line: string): unknown =>
  JSON.parse(
    text8(
      objectLine(
        adding(column, (read) => JSON.stringify({ read })),
        fail,
      )(bytes(line), 1),
    ),
  );

it("keeps the byte order mark that a program wrote first", () => {
  const convert = objectLine(
    adding("m", () => "8.05"),
    fail,
  );
  expect(convert(`\u00ef\u00bb\u00bf{"m":5}`, 1)).toBe(`\u00ef\u00bb\u00bf{"m":5,"km":8.05}`);
});

// Some programs put a whole file in a field.
it("reads a line whatever its texts hold, and in little time", () => {
  const escapes = "\\u00e9".repeat(1_500_000);
  expect(addText("d", `{"other":"${escapes}","d":5}`)).toMatchObject({ km: { read: "5" } });
  expect(textsOf(["d"])(`{"other":"${"1.1,".repeat(200_000)}:","d":"2,5"}`)).toBe('"2,5"');
});

/** Texts with the signs and words that a search for a field could trip over. */
const text = fc
  .array(fc.constantFrom('"d"', '"d":5', "d", '"', ":", ",", "{", "}", "\\", "5", " ", "km", "é", "\n"), {
    maxLength: 4,
  })
  .map((parts) => parts.join(""));
const value = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 2 }),
);
const fields = fc.dictionary(
  text.filter((name) => name !== "km"),
  value,
  { maxKeys: 4 },
);
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const column = fc.constantFrom("d", ",", ":", "a b", '"d"', "1");

describe("a field added to an object on a line", () => {
  it("comes from the requested field, whatever the others contain", () => {
    const isSpaced = fc.boolean();
    fc.assert(
      fc.property(fields, column, number, isSpaced, fc.boolean(), (others, name, asked, spaced, isLast) => {
        const rest = Object.fromEntries(Object.entries(others).filter(([other]) => other !== name));
        const object = isLast ? { ...rest, [name]: asked } : { [name]: asked, ...rest };
        const line = spaced ? JSON.stringify(object, null, 1).replace(/\n\s*/g, " ") : JSON.stringify(object);
        expect(addText(name, line)).toEqual({ ...JSON.parse(line), km: { read: JSON.stringify(asked) } });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '{"d":5',
    '{"d":5}}',
    '{"d":05}',
    '{"d":5,}',
    '{"a":"x"d":5}',
    '{"d":5 "a":1}',
    '["d",5]',
    '{"d":5,"a":tru}',
  ])("refuses %s, which is not a JSON object", (line) => {
    const complaints: string[] = [];
    const answer = objectLine(
      adding("d", (read) => read),
      (_, sentence) => {
        complaints.push(sentence);
      },
    );
    expect(answer(line, 1)).toBe("");
    expect(complaints).toEqual(["the line is not a JSON object."]);
  });
});
