import { Link } from "@remix-run/react";
import { formatResult } from "~/numerals/format";
import { separated } from "~/ui/number-format";
import { useNumberFormat } from "~/ui/use-number-format";
import type { ConversionTable, TableRow } from "./pair-data";

type PairTableProps = {
  table: ConversionTable;
  /** The visitor's number, whose row is marked. */
  value: string;
  /** The page of the inverse pair, to which the rows of the second table link. */
  inversePath: string;
};

/** Tables in both directions, side by side if there is room. Each row links to the page with its value. */
export function PairTable({ table, value, inversePath }: PairTableProps) {
  const { from, to, forward, backward } = table;
  return (
    <div className="pair-tables">
      <Direction from={from} to={to} rows={forward} value={value} path="" />
      <Direction from={to} to={from} rows={backward} path={inversePath} />
    </div>
  );
}

type DirectionProps = { from: string; to: string; rows: readonly TableRow[]; value?: string; path: string };

function Direction({ from, to, rows, value, path }: DirectionProps) {
  const [wholes, results] = [rows.map((row) => headOf(row.value)), rows.map(({ text }) => text)];
  return (
    <table className="pair-table" data-length={lengthClass(lengthOf(wholes) + lengthOf(results))}>
      <caption>{`${from} to ${to}`}</caption>
      <thead>
        <tr>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.value} aria-current={row.value === value ? "true" : undefined}>
            <th scope="row">
              <Link to={`${path}?${new URLSearchParams({ value: row.value })}`} discover="none">
                <Aligned text={wholes[index] ?? ""} among={wholes} />
              </Link>
            </th>
            <td>
              <Aligned text={row.text} among={results} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lengthClass = (length: number) => (length > 30 ? "longer" : length > 22 ? "long" : undefined);

const lengthOf = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));

/** The value as displayed: "1,000", "98.6", "1/16". */
const headOf = (value: string): string =>
  value.includes("/") ? value : formatResult(Number(value), { kind: "general" });

const fractionOf = (text: string): string => (/^[^.]*(\.\d+)/.exec(text) ?? [])[1] ?? "";

/** Pads a number to the longest fraction of its column, so that decimal points align; the text is still copied whole. */
function Aligned({ text, among }: { text: string; among: readonly string[] }) {
  const shown = separated(text, useNumberFormat());
  const longest = Math.max(...among.map((other) => fractionOf(other).length));
  const fraction = fractionOf(text);
  const end = fraction ? text.slice(text.indexOf(fraction)) : "";
  return (
    <data value={text}>
      {shown.slice(0, text.length - end.length)}
      {longest > 0 && (
        <span className="fraction" data-pad={`.${"0".repeat(longest - 1)}`.slice(end.length)}>
          {shown.slice(text.length - end.length)}
        </span>
      )}
    </data>
  );
}
