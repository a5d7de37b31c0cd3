import type { Rank } from "./name-rank";

/**
 * The names of the whole catalogue as texts to search, one line each: null here, since a server makes its index once;
 * scripts/build.ts puts the texts in, so that a command starts without reading two thousand rows.
 */
export const readyMadeNames: Readonly<Record<Rank, string>> | null = null;
