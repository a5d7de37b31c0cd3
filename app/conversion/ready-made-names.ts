import type { Rank } from "./name-rank";

/**
 * The names of the whole catalogue as texts to search, one line each: null here, since a server makes its index once;
 * scripts/ready-made-names.ts puts a file of them beside the command line, so that no start has to index two thousand rows.
 */
export const readyMadeNames = (): Readonly<Record<Rank, string>> | null => null;
