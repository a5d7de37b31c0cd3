import { type IncomingHttpHeaders, request } from "node:http";

export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values alternate, as they were sent. */
  rawHeaders: string[];
  body: Buffer;
  text: string;
};

type RawRequest = {
  method?: string;
  /** The request target; by default, what follows the origin in the URL. */
  target?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends this and never ends the body, so waiting for the end would hang. */
  isEndless?: boolean;
};

/** Sends a malformed or hostile request, much of which `fetch` would refuse to send. */
export function sendRaw(
  url: string,
  { method = "GET", target, headers = {}, body, isEndless }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const path = target ?? (url.slice(new URL(url).origin.length) || "/");
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const content = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          rawHeaders: answer.rawHeaders,
          body: content,
          text: content.toString(),
        });
        outgoing.destroy();
      });
    });
    outgoing.on("error", reject);
    if (body !== undefined) outgoing.write(body);
    if (!isEndless) outgoing.end();
  });
}
