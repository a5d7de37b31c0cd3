import { readdirSync, readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";

export type Call = { readonly method?: string; readonly path: string; readonly body?: string };

/** As many connections as a browser opens to one host. */
export const CONNECTIONS = 6;

/** The CPU time used by a process's threads, in microseconds. */
export function cpuMicroseconds(processId: number): number {
  const folder = `/proc/${processId}/task`;
  const nanoseconds = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, "utf8").split(" ", 1)[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
}

/** The resident memory of a process (RSS), in megabytes. */
export function residentMegabytes(processId: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** The proportional memory of a process (PSS): shared pages are divided among the processes that use them. */
export function proportionalMegabytes(processId: number): number {
  const [, kilobytes = "0"] =
    /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/smaps_rollup`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

export const createAgent = () => new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

export function send(
  origin: string,
  agent: Agent,
  { method, path, body }: Call,
): Promise<IncomingMessage & { bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      "accept-encoding": "gzip, deflate, br",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const outgoing = request(origin + path, { method, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once("end", () => resolve(Object.assign(response, { bytes })));
    });
    outgoing.once("error", reject).end(body);
  });
}

/** Sends the same calls again and again, all of a batch at once; resolves to the wall time in milliseconds. */
export async function sendBatches(origin: string, agent: Agent, calls: readonly Call[], batches: number) {
  const startedMs = performance.now();
  for (let batch = 0; batch < batches; batch += 1)
    await Promise.all(calls.map((call) => send(origin, agent, call)));
  return performance.now() - startedMs;
}
