import { readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { ask, ConversionError, convert, explain, units } from "../../library";
import { publicInterface } from "../../scripts/build/declarations";
import { present } from "../support/present";

const FILE = "docs/library-interface.txt";

/** What other people's programs rely on changes only together with this file, where a reviewer sees it. */
it("the package's public interface is the reviewed one (UPDATE_INTERFACE=1 writes it)", () => {
  const text = `The public interface of the everyunit package, generated from library/.\nA change here is a change for every program that uses the package.\n\n${publicInterface()}`;
  if (process.env.UPDATE_INTERFACE) writeFileSync(FILE, text);
  expect(readFileSync(FILE, "utf8")).toBe(text);
});

const declarations = ts.createSourceFile(
  "types.ts",
  readFileSync("library/types.ts", "utf8"),
  ts.ScriptTarget.ES2022,
);

/** The fields that the package's types declare for an object. */
function declared(type: string): readonly string[] {
  const found = declarations.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === type,
  );
  if (!found || !ts.isTypeLiteralNode(found.type)) throw new Error(`types.ts declares no object ${type}`);
  return found.type.members.map(({ name }) => (name as ts.Identifier).text).sort();
}

const fieldsOf = (value: object): readonly string[] => Object.keys(value).sort();

function choiceOf(unit: string): object {
  try {
    convert(1, unit, { strict: true }).to("L");
  } catch (error) {
    if (error instanceof ConversionError) return present(present(error.fields.choices)[0]);
  }
  throw new Error("Nothing was thrown");
}

// explain() returned isUncertaintyBound, which its type did not have.
it.each([
  ["Conversion", present(ask("5 mi in km")[0])],
  ["Quantity", convert(5, "mi")],
  ["Explanation", explain("mi", "km")],
  ["Explanation", explain("u", "kg")],
  ["Category", units("length")],
  ["Unit", present(units("length").units[0])],
  ["UnitChoice", choiceOf("gal")],
] as const)("the type %s declares exactly the fields that are there", (type, value) => {
  expect(fieldsOf(value)).toEqual(declared(type));
});
