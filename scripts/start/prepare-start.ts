import { InvalidSettingError } from "~/env.server";
import { findListeningProblem } from "~/listening.server";
import { ensureBuilt } from "../build/build";
import { readSettings } from "./settings";

function fail(line: string, exitCode = 1): never {
  console.error(line);
  process.exit(exitCode);
}

function explainBuildFailure(error: NodeJS.ErrnoException): string {
  if (["EACCES", "EPERM", "EROFS"].includes(error.code ?? ""))
    return `The site is not built, and ${process.cwd()} is read-only: run npm run build where it can be written to.`;
  return `The build failed: ${(error as { stderr?: string }).stderr?.trim() || error.message}`;
}

// The port is checked first, because a build takes a while.
const problem = await findListeningProblem(readSettings());
if (problem) fail(problem.message, problem instanceof InvalidSettingError ? 2 : 1);
await ensureBuilt(console.log).catch((error) => fail(explainBuildFailure(error)));
