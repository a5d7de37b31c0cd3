import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../live-results/query-client";
import type { ConversionTable } from "../pair/pair-data";
import { PairTable } from "../pair/pair-table";

/** Lazy-loaded with the first table, together with the query library. */
export function FetchedTable({ address }: { address: string }) {
  const { data, error } = useQuery<ConversionTable>({ queryKey: [address] }, queryClient);
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p>Loading the table…</p>;
  return (
    <>
      <PairTable table={data} />
      <p>
        <a href={`${address}&format=csv`} download>
          Download as CSV
        </a>
      </p>
    </>
  );
}
