import { type Category, categories, describeCategory, type Unit } from "~/conversion";
import { categoryNamed } from "../category-named";
import { paintFor } from "../colour";
import { EXIT, type ExitCode } from "../exit-codes";
import { failWith } from "../fail-with";
import type { Io } from "../io";
import { complain } from "../say";

type Options = { readonly search?: string; readonly json?: boolean };
type Shelf = { readonly category: Category; readonly units: readonly Unit[] };

const fold = (text: string): string => text.normalize("NFKD").toLowerCase();

function holds(unit: Unit, sought: string): boolean {
  const texts = [
    unit.id,
    unit.name,
    unit.symbol,
    unit.plural,
    unit.ucum ?? "",
    unit.note ?? "",
    ...unit.aliases,
  ];
  return texts.some((text) => fold(text).includes(sought));
}

/** The catalogue, or the part of it that was asked for. */
export async function runUnits(
  io: Io,
  [id]: readonly string[],
  { search, json }: Options,
): Promise<ExitCode> {
  const chosen = id === undefined ? null : categoryNamed(id);
  if (chosen && !chosen.ok) return failWith(io, chosen.error);
  const sought = fold(search ?? "");
  const shelves = (chosen ? [chosen.value] : categories)
    .map((category): Shelf => ({ category, units: category.units.filter((unit) => holds(unit, sought)) }))
    .filter(({ units }) => units.length > 0);
  if (json) {
    const described = shelves.map(({ category, units }) => describeCategory({ ...category, units }));
    const isWhole = chosen !== null && search === undefined;
    await io.stdout.write(`${JSON.stringify(isWhole ? described[0] : described, null, 2)}\n`);
    return EXIT.done;
  }
  if (shelves.length === 0) {
    await complain(io, `No unit${id === undefined ? "" : ` of ${id}`} has '${search}' in its names.`);
    return EXIT.unknown;
  }
  await (io.stdout.isTerminal ? printTables(io, shelves) : printLines(io, shelves, chosen !== null));
  return EXIT.done;
}

/** On a pipe: category (where several are listed), id, symbol and name, separated by tabs. */
async function printLines(io: Io, shelves: readonly Shelf[], isOneCategory: boolean): Promise<void> {
  const lines = shelves.flatMap(({ category, units }) =>
    units.map((unit) =>
      [...(isOneCategory ? [] : [category.id]), unit.id, unit.symbol, unit.name].join("\t"),
    ),
  );
  await io.stdout.write(`${lines.join("\n")}\n`);
}

async function printTables(io: Io, shelves: readonly Shelf[]): Promise<void> {
  const { layOutUnits } = await import("../unit-table");
  const paint = paintFor(io, io.stdout);
  const blocks = shelves.map(({ category, units }) => {
    const head = shelves.length > 1 ? [paint.bold(`${category.name} (${category.id})`)] : [];
    return [...head, ...layOutUnits(units, io.stdout.columns, paint.dim)].join("\n");
  });
  await io.stdout.write(`${blocks.join("\n\n")}\n`);
}
