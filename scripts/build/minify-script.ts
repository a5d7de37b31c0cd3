import { minifySync } from "@swc/core";

/** Minifies a module for the browser. The output of swc is 4 % smaller than that of esbuild. */
export const minifyScript = (text: string): string =>
  minifySync(text, {
    module: true,
    compress: { ecma: 2020, module: true, passes: 3, toplevel: true },
    mangle: { toplevel: true },
    format: { comments: false },
  }).code;
