import { createServer } from "node:net";
import { join } from "node:path";
import { ensureBuilt } from "../build/build";
import { readSettings } from "./settings";

process.chdir(join(import.meta.dirname, "../.."));

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

async function isPortFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => resolve(true));
  });
  await new Promise((resolve) => probe.close(resolve));
  return isFree;
}

function explainBuildFailure(error: NodeJS.ErrnoException): string {
  if (["EACCES", "EPERM", "EROFS"].includes(error.code ?? ""))
    return `The site is not built, and ${process.cwd()} is read-only: run npm run build where it can be written to.`;
  return `The build failed: ${(error as { stderr?: string }).stderr?.trim() || error.message}`;
}

// Checked first, because a build takes a while.
const { port, host } = readSettings();
if (!(await isPortFree(port, host)))
  fail(`Port ${port} on ${host} cannot be used: stop the program that uses it, or set PORT.`);
await ensureBuilt(() => console.log("building everyunit, once")).catch((error) =>
  fail(explainBuildFailure(error)),
);
