import type { Plugin } from "esbuild";
import { writeReadyMadeNames } from "~/conversion";

/** Puts the catalogue's names into the command line's bundle, so that no start has to index two thousand rows. */
export const readyMadeNames: Plugin = {
  name: "ready-made-names",
  setup(build) {
    build.onLoad({ filter: /conversion[\\/]ready-made-names\.ts$/ }, () => ({
      contents: `export const readyMadeNames = ${JSON.stringify(writeReadyMadeNames())};`,
      loader: "js",
    }));
  },
};
