/**
 * The lines of the catalogue's names (see names-text.ts) among which a key would stand: null here, since a server makes its
 * index once; scripts/late-engine.ts puts such lines into the command line, so that no start has to index two thousand rows.
 */
export const readyMadeNames: ((key: string) => string) | null = null;
