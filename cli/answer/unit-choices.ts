import { convert, findCategory, type UnitChoice } from "~/conversion";
import type { Io } from "../io";
import { printLine } from "../output/print-error";
import { layOutTable } from "../output/table";
import { wrapText } from "../output/wrap-text";
import { numberText } from "./conversion-text";
import { unitText } from "./number-text";
import { ratesFor } from "./rates-in-force";

const NARROWEST_MEANING = 24;
const DIGITS_OF_A_SIZE = 6;

/** What distinguishes a unit from others of the same name: its note, or its size in the first unit of the category. */
function meaningOf(io: Io, { id, category: categoryId, meaning }: UnitChoice): string {
  const category = categoryId === null ? undefined : findCategory(categoryId);
  const unit = category?.units.find((one) => one.id === id);
  const first = category?.units[0];
  if (!category || !unit || !first || unit === first || meaning === unit.note) return meaning;
  if (unit.scale.kind !== "linear" || first.scale.kind !== "linear") return meaning;
  const size = convert(
    { category: category.id, fromUnit: id, toUnit: first.id, value: 1 },
    ratesFor(io, category),
  );
  if (!size.ok) return meaning;
  return `${meaning}, ${numberText(size.value, { digits: DIGITS_OF_A_SIZE })} ${unitText(category, first)}`;
}

/** Prints a table. Meanings are wrapped in their column, or below the id if that column is narrow. */
export async function listChoices(io: Io, choices: readonly UnitChoice[]): Promise<void> {
  const rows = choices.map(({ id, name, category }) => [`  ${id}`, name, category ?? ""]);
  const heads = layOutTable([{ title: "" }, { title: "" }, { title: "" }], rows, Number.POSITIVE_INFINITY);
  const beside = Math.max(...heads.map((head) => head.length)) + 2;
  const isBelow = io.stderr.columns - beside < NARROWEST_MEANING;
  const indent = isBelow ? Math.max(...choices.map(({ id }) => id.length)) + 4 : beside;
  const maxWidth = Math.max(NARROWEST_MEANING, io.stderr.columns - indent);
  for (const [at, choice] of choices.entries()) {
    const lines = wrapText(meaningOf(io, choice), maxWidth);
    const [first = "", ...others] = isBelow ? ["", ...lines] : lines;
    await printLine(io, `${(heads[at] ?? "").padEnd(indent)}${first}`.trimEnd());
    for (const line of others) await printLine(io, " ".repeat(indent) + line);
  }
}
