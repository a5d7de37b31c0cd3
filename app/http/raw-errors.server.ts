import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { problemAnswer } from "./answer.server";
import { type Headers, sendAnswer, sortHeaders } from "./send.server";

/** What Node answers by itself to requests that it cannot parse, by the code of its error. Others are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Lets the answers that Node would write itself, to requests that never reach a handler, carry the site's headers. */
export function answerRawErrors(server: Server, headers: Headers): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = STATUSES[error.code ?? ""] ?? 400;
    const raw = sortHeaders({ ...headers, connection: "close", "content-length": "0" });
    const lines = Array.from({ length: raw.length / 2 }, (_, i) => `${raw[2 * i]}: ${raw[2 * i + 1]}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
  });
  server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) =>
    sendAnswer(
      response,
      problemAnswer({ error: "expectation_failed", details: "Send the request without the header Expect." }),
      headers,
    ),
  );
}
