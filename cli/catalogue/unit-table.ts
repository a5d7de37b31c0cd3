import type { Unit } from "~/conversion";
import { type Column, layOutTable, widthOfTable } from "../output/table";

const NAME: Column = { title: "Name" };
const COLUMNS: readonly Column[] = [{ title: "Id" }, { title: "Symbol" }, NAME];
const ALSO: Column = { title: "Also", isFlexible: true };
const NARROWEST_ALSO = 12;

/** Lays out units within `maxWidth`. Names are never truncated: aliases are left out, or a line is added. */
export function layOutUnits(
  units: readonly Unit[],
  maxWidth: number,
  paintHead: (line: string) => string,
): string[] {
  const rows = units.map((unit) => [unit.id, unit.symbol, unit.name]);
  const left = maxWidth - widthOfTable(COLUMNS, rows);
  const also = units.map((unit) => unit.aliases.join(", "));
  if (left >= NARROWEST_ALSO && also.some((text) => text !== "")) {
    const wider = rows.map((row, at) => [...row, also[at] ?? ""]);
    return layOutTable([...COLUMNS, ALSO], wider, maxWidth, paintHead);
  }
  const before = widthOfTable(
    COLUMNS,
    rows.map(([id = "", symbol = ""]) => [id, symbol, ""]),
  );
  const maxNameWidth = maxWidth - before + NAME.title.length;
  const isBelow = units.map(({ name }) => name.length > maxNameWidth);
  const beside = rows.map(([id = "", symbol = "", name = ""], at) => [id, symbol, isBelow[at] ? "" : name]);
  const [head = "", ...lines] = layOutTable(COLUMNS, beside, maxWidth, paintHead);
  return [head, ...lines.flatMap((line, at) => (isBelow[at] ? [line, `  ${units[at]?.name}`] : [line]))];
}
