import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** `counts`: by status or failure, with the request if it is unexpected. `acknowledged`: the ids of stored messages. */
export type Outcomes = { counts: Map<string, number>; acknowledged: Set<string> };

type Visit = { method: string; path: string; body?: string; id?: string };

const EXPECTED = new Set(["200", "201", "404"]);
const CONVERSION = JSON.stringify({ category: "length", fromUnit: "mi", toUnit: "km", value: 5 });
const PAGES = ["/", "/help", "/api/units/length", "/nowhere"];

/** The next request: mostly conversions, some pages, occasionally a message. */
function nextVisit(count: number): Visit {
  if (count % 40 === 0) {
    const id = randomUUID();
    const message = { id, name: "Ann", email: "ann@example.org", message: "Hello" };
    return { method: "POST", path: "/api/contact", body: JSON.stringify(message), id };
  }
  // Each visitor requests a different value, so these pages are not cached.
  if (count % 25 === 0) return { method: "GET", path: `/convert/weight?value=${count / 10}&from=kg&to=lb` };
  if (count % 5 === 0) return { method: "GET", path: PAGES[(count / 5) % PAGES.length] ?? "/" };
  return { method: "POST", path: "/api/convert", body: CONVERSION };
}

function send(origin: string, agent: Agent, { method, path, body }: Visit): Promise<string> {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  return new Promise((resolve) => {
    const visit = request(origin + path, { agent, method, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(String(response.statusCode)));
      response.once("error", () => resolve("cut off"));
    });
    visit.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
    visit.end(body);
  });
}

/** Simulated visitors, each sending the next request `thinkMs` after the last one is answered, until stopped. */
export function startLoad(origin: string, visitors: number, thinkMs = 0) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const outcomes: Outcomes = { counts: new Map(), acknowledged: new Set() };
  let isOver = false;
  let count = 0;

  async function visitUntilOver(): Promise<void> {
    while (!isOver) {
      const visit = nextVisit(++count);
      const outcome = await send(origin, agent, visit);
      const name = EXPECTED.has(outcome) ? outcome : `${outcome} ${visit.method} ${visit.path}`;
      outcomes.counts.set(name, (outcomes.counts.get(name) ?? 0) + 1);
      if (visit.id && outcome === "201") outcomes.acknowledged.add(visit.id);
      if (thinkMs > 0) await sleep(thinkMs);
    }
  }

  const visits = Array.from({ length: visitors }, visitUntilOver);
  return {
    async stop() {
      isOver = true;
      await Promise.all(visits);
      agent.destroy();
      return outcomes;
    },
  };
}

/** Counts of unexpected outcomes. */
export const failuresOf = ({ counts }: Outcomes): Record<string, number> =>
  Object.fromEntries([...counts].filter(([outcome]) => !EXPECTED.has(outcome)));
