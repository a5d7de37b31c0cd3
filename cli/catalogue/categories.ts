import { headings } from "~/conversion";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import { paintFor } from "../output/color";
import type { Column } from "../output/table";
import type { JsonOptions } from "./options";

const COLUMNS: readonly Column[] = [
  { title: "Heading" },
  { title: "Id" },
  { title: "Category", isFlexible: true },
  { title: "Units", align: "right" },
];

/** Prints all categories by heading; when piped, only their ids, one per line. */
export const runCategories: Run<JsonOptions> = async (io, _, { json }) => {
  const list = headings.flatMap((heading) =>
    heading.categories.map(({ id, name, quantityKind, units }) => ({
      id,
      name,
      heading: heading.name,
      quantity: quantityKind,
      units: units.length,
    })),
  );
  if (json || !io.stdout.isTerminal) {
    const text = json ? JSON.stringify(list, null, 2) : list.map(({ id }) => id).join("\n");
    await io.stdout.write(`${text}\n`);
    return EXIT.done;
  }
  const { layOutTable } = await import("../output/table");
  const { printPaged } = await import("../output/pager");
  const paint = paintFor(io);
  const rows = list.map(({ id, name, heading, units }, at) => [
    heading === list[at - 1]?.heading ? "" : heading,
    id,
    name,
    String(units),
  ]);
  const lines = layOutTable(COLUMNS, rows, io.stdout.columns, paint.bold);
  await printPaged(io, `${lines.join("\n")}\n`);
  return EXIT.done;
};
