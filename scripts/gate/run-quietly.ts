import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a program without input or output. Rejects if it is missing or fails. */
export async function runQuietly(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child = spawn(program, args, { timeout: 600_000, ...options, stdio: "ignore" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${program} failed with ${code}`);
}
