import type { Explanation } from "~/conversion";
import { queryClient } from "../live-results/query-client";

/** A separate module, so that the query library is loaded with the first explanation, not with the page. */
export const fetchExplanation = (address: string): Promise<Explanation> =>
  queryClient.fetchQuery<Explanation>({ queryKey: [address] });
