import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Ledger = {
  /** Texts of acknowledged messages; each is unique. */
  acknowledged: Set<string>;
  /** Texts that were sent but never answered: they may or may not be stored, but never twice. */
  unanswered: Set<string>;
  refusals: Map<string, number>;
  /** When the most recently acknowledged message was sent. A response in flight does not prove that the service is up. */
  lastServedPostAt: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function post(port: number, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: "127.0.0.1",
        port,
        path: "/api/contact",
        method: "POST",
        timeout: 8000,
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", reject);
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("timeout")));
    sent.on("error", reject);
    sent.end(body);
  });
}

const note = (ledger: Ledger, what: string) =>
  ledger.refusals.set(what, (ledger.refusals.get(what) ?? 0) + 1);

/** One visitor: writes and sends a message, and after a failure either resends the same form or gives up. */
async function visit(
  port: number,
  ledger: Ledger,
  isOver: () => boolean,
  random: () => number,
): Promise<void> {
  const id = randomUUID();
  const text = `message ${id} ${"lorem ipsum ".repeat(Math.floor(random() * 40))}`.trim();
  const body = JSON.stringify({ id, name: "A visitor", email: "visitor@example.org", message: text });
  ledger.unanswered.add(text);
  while (!isOver()) {
    const sentAt = Date.now();
    const status = await post(port, body).catch(
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (status === 201) {
      ledger.unanswered.delete(text);
      ledger.acknowledged.add(text);
      ledger.lastServedPostAt = Math.max(ledger.lastServedPostAt, sentAt);
      // Sometimes a visitor sends the form again despite the acknowledgement.
      if (random() < 0.1) await post(port, body).catch(() => 0);
      return;
    }
    note(ledger, String(status));
    if (random() < 0.02) return;
    await sleep(20 + random() * 60);
  }
}

export async function keepSending(options: {
  port: number;
  visitors: number;
  ledger: Ledger;
  isOver: () => boolean;
  random: () => number;
}): Promise<void> {
  const { port, ledger, isOver, random } = options;
  const visitors = Array.from({ length: options.visitors }, async () => {
    while (!isOver()) await visit(port, ledger, isOver, random);
  });
  await Promise.all(visitors);
  agent.destroy();
}
