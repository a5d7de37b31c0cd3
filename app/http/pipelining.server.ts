import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { rememberedFor } from "~/numerals/once";

/** When this many requests are waiting, the connection is paused. */
const MOST_WAITING = 32;

type Queue = { isBusy: boolean; readonly waiting: (() => void)[] };

const queueOf = rememberedFor((_: Socket): Queue => ({ isBusy: false, waiting: [] }));

/** Runs `work` once the connection's earlier requests are answered, so that pipelined requests do not block other visitors. */
export function runInOrder(response: ServerResponse, work: () => void): void {
  const { socket } = response.req;
  const queue = queueOf(socket);
  if (queue.isBusy) {
    queue.waiting.push(() => start(queue, socket, response, work));
    if (queue.waiting.length >= MOST_WAITING) socket.pause();
    return;
  }
  start(queue, socket, response, work);
}

function start(queue: Queue, socket: Socket, response: ServerResponse, work: () => void): void {
  queue.isBusy = true;
  response.once("close", () => {
    const next = queue.waiting.shift();
    queue.isBusy = next !== undefined;
    if (!next || socket.destroyed) return;
    if (queue.waiting.length === 0) socket.resume();
    setImmediate(next);
  });
  work();
}
