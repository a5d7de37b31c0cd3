import { type Category, categories, describeCategory, searchUnits, type Unit } from "~/conversion";
import { categoryNamed } from "../answer/category-named";
import { failWith } from "../answer/fail-with";
import { loadOwnUnits, unitsOf } from "../answer/own-units";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import type { Io } from "../io";
import { paintFor } from "../output/color";
import { printError } from "../output/print-error";
import type { UnitsOptions } from "./options";

type CategoryUnits = { readonly category: Category; readonly units: readonly Unit[] };

const fold = (text: string): string => text.normalize("NFKD").toLowerCase();

function holds({ id, name, symbol, plural, ucum, note, aliases }: Unit, sought: string): boolean {
  const texts = [id, name, symbol, plural, ucum ?? "", note ?? "", ...aliases];
  return texts.some((text) => fold(text).includes(sought));
}

/** The units that match a text that is not a category, such as `units mile`; the best matches of each category first. */
function unitsCalled(text: string): readonly CategoryUnits[] {
  const found = new Map<Category, Unit[]>();
  for (const { category, unit } of searchUnits(text)) {
    if (!category) continue;
    found.set(category, [...(found.get(category) ?? []), unit]);
  }
  return [...found].map(([category, units]) => ({ category, units }));
}

/** Prints the catalogue, or the part that was asked for. */
export const runUnits: Run<UnitsOptions> = async (io, [id], { search, json, units: ownFile }) => {
  loadOwnUnits(io.env, ownFile);
  const named = id === undefined ? null : categoryNamed(id);
  const found = named && !named.ok && id !== undefined ? unitsCalled(id) : [];
  if (named && !named.ok && found.length === 0) return failWith(io, named.error);
  const chosen = named?.ok ? named : null;
  const whole = chosen ? [chosen.value] : categories;
  const searched =
    found.length > 0 ? found : whole.map((category) => ({ category, units: unitsOf(category) }));
  const sought = fold(search ?? "");
  // The API's search, which knows other spellings: litre.
  const called = new Set(searchUnits(search ?? "").map(({ unit }) => unit));
  const shown = searched
    .map(({ category, units }) => ({
      category,
      units: units.filter((unit) => called.has(unit) || holds(unit, sought)),
    }))
    .filter(({ units }) => units.length > 0);
  if (json) {
    const described = shown.map(({ category, units }) => describeCategory({ ...category, units }));
    const isWhole = chosen !== null && search === undefined;
    await io.stdout.write(`${JSON.stringify(isWhole ? described[0] : described, null, 2)}\n`);
    return EXIT.done;
  }
  if (shown.length === 0) {
    await printError(io, `No unit${id === undefined ? "" : ` of ${id}`} matches '${search}'.`);
    return EXIT.unknown;
  }
  await (io.stdout.isTerminal ? printTables(io, shown) : printLines(io, shown, chosen !== null));
  return EXIT.done;
};

/** Prints tab-separated id, symbol and name, preceded by the category if there are several. */
async function printLines(io: Io, shown: readonly CategoryUnits[], isOneCategory: boolean): Promise<void> {
  const lines = shown.flatMap(({ category, units }) =>
    units.map((unit) =>
      [...(isOneCategory ? [] : [category.id]), unit.id, unit.symbol, unit.name].join("\t"),
    ),
  );
  await io.stdout.write(`${lines.join("\n")}\n`);
}

async function printTables(io: Io, shown: readonly CategoryUnits[]): Promise<void> {
  const { layOutUnits } = await import("./unit-table");
  const { printPaged } = await import("../output/pager");
  const paint = paintFor(io);
  const blocks = shown.map(({ category, units }) => {
    const head = shown.length > 1 ? [paint.bold(`${category.name} (${category.id})`)] : [];
    return [...head, ...layOutUnits(units, io.stdout.columns, paint.dim)].join("\n");
  });
  await printPaged(io, `${blocks.join("\n\n")}\n`);
}
