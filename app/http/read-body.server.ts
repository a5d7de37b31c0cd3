import type { IncomingMessage } from "node:http";
import { BODY_TIMEOUT_MS } from "./addresses";

export type BodyResult =
  | { ok: true; text: string }
  | { ok: false; reason: "too_large" | "timeout" | "not_utf8" | "aborted" };

type Chunks = Uint8Array | "too_large";

const decoder = new TextDecoder("utf-8", { fatal: true });

async function collectStream(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<Chunks> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let totalBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, totalBytes);
    totalBytes += value.byteLength;
    // No cancel: it would destroy the socket before the response is on it.
    if (totalBytes > limitBytes) return "too_large";
    chunks.push(value);
  }
}

function collectMessage(message: IncomingMessage, limitBytes: number): Promise<Chunks> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let totalBytes = 0;
    message.on("data", (chunk: Buffer) => {
      totalBytes += chunk.byteLength;
      if (totalBytes > limitBytes) return resolve("too_large");
      chunks.push(chunk);
    });
    message.once("end", () => resolve(Buffer.concat(chunks, totalBytes)));
    message.once("error", reject);
    message.once("close", () => reject(new Error("The connection was lost")));
  });
}

async function toText(collected: Promise<Chunks>, timeoutMs: number): Promise<BodyResult> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<"timeout">((resolve) => {
    timer = setTimeout(() => resolve("timeout"), timeoutMs);
  });
  try {
    const bytes = await Promise.race([collected, expired]);
    if (typeof bytes === "string") return { ok: false, reason: bytes };
    return { ok: true, text: decoder.decode(bytes) };
  } catch (error) {
    return { ok: false, reason: error instanceof TypeError && "code" in error ? "not_utf8" : "aborted" };
  } finally {
    clearTimeout(timer);
  }
}

/** The body as text, counted while it arrives: what the sender claims in Content-Length is never believed. */
export async function readBody(
  request: Request,
  limitBytes: number,
  timeoutMs = BODY_TIMEOUT_MS,
): Promise<BodyResult> {
  if (!request.body) return { ok: true, text: "" };
  return toText(collectStream(request.body, limitBytes), timeoutMs);
}

/** The same for a request that Remix has not seen. */
export const readMessageBody = (message: IncomingMessage, limitBytes: number): Promise<BodyResult> =>
  toText(collectMessage(message, limitBytes), BODY_TIMEOUT_MS);
