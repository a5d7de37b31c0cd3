import type { ChildProcess } from "node:child_process";

export type EnginePage = {
  goto(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  /** Runs a function body in the page. */
  evaluate(script: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  close(): Promise<void>;
};

const STARTS_WITHIN_MS = 30_000;

/** Retries until the driver accepts connections. */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

export async function endAll(processes: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    processes.map((child) => {
      if (child.exitCode !== null) return undefined;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      return ended;
    }),
  );
}
