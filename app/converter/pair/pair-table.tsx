import { formatResult } from "~/numerals/format";
import { unbrokenNumbers } from "~/ui/unbroken-numbers";
import type { ConversionTable, TableRow } from "./pair-data";

const GENERAL = { kind: "general" } as const;

/** Tables in both directions, side by side if there is room. */
export function PairTable({ table }: { table: ConversionTable }) {
  const { from, to, forward, backward } = table;
  return (
    <div className="pair-tables">
      <Direction from={from} to={to} rows={forward} />
      <Direction from={to} to={from} rows={backward} />
    </div>
  );
}

type DirectionProps = { from: string; to: string; rows: readonly TableRow[] };

const Direction = ({ from, to, rows }: DirectionProps) => (
  <table className="pair-table">
    <caption>{`${from} to ${to}`}</caption>
    <thead>
      <tr>
        <th scope="col">{from}</th>
        <th scope="col">{to}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ value, text }) => (
        <tr key={value}>
          <th scope="row">{unbrokenNumbers(formatResult(Number(value), GENERAL))}</th>
          <td>{unbrokenNumbers(text)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
