import { useQuery } from "@tanstack/react-query";
import type { Explanation } from "~/conversion";
import { queryClient } from "../live-results/query-client";
import { ExplanationText } from "./explanation-text";

/** Loaded with the first explanation, so that the fetching library weighs on no other page. */
export function FetchedExplanation({ address }: { address: string }) {
  const { data, error } = useQuery<Explanation>({ queryKey: [address] }, queryClient);
  if (error) return <p role="alert">{error.message}</p>;
  return data ? <ExplanationText explanation={data} /> : <p>Looking it up…</p>;
}
