import type { IncomingMessage } from "node:http";
import { BODY_TIMEOUT_MS, type BodyLimit } from "./routes";

export type BodyResult =
  | { ok: true; text: string }
  | { ok: false; reason: "too_large" | "timeout" | "not_utf8" | "aborted" };

type Chunks = Uint8Array | "too_large" | "aborted";

const OPENING_BRACKET = 0x5b;
const JSON_WHITE_SPACE: readonly number[] = [0x20, 0x09, 0x0a, 0x0d];

/** The limit of a body, by its first chunk: arrays have their own. */
function limitFor(start: Uint8Array, { bytes, arrayBytes }: BodyLimit): number {
  const first = start.find((byte) => !JSON_WHITE_SPACE.includes(byte));
  return first === OPENING_BRACKET ? arrayBytes : bytes;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

async function collectStream(body: ReadableStream<Uint8Array>, limit: BodyLimit): Promise<Chunks> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let totalBytes = 0;
  let limitBytes: number | undefined;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, totalBytes);
    totalBytes += value.byteLength;
    limitBytes ??= limitFor(value, limit);
    // Not canceled: that would destroy the socket before the response is sent.
    if (totalBytes > limitBytes) return "too_large";
    chunks.push(value);
  }
}

function collectMessage(message: IncomingMessage, limit: BodyLimit): Promise<Chunks> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let totalBytes = 0;
    let limitBytes: number | undefined;
    message.on("data", (chunk: Buffer) => {
      totalBytes += chunk.byteLength;
      limitBytes ??= limitFor(chunk, limit);
      if (totalBytes > limitBytes) return resolve("too_large");
      chunks.push(chunk);
    });
    message.once("end", () => resolve(Buffer.concat(chunks, totalBytes)));
    message.once("error", reject);
    // Every message ends with "close", so this resolves with a string: creating an Error would cost more than a conversion.
    message.once("close", () => resolve("aborted"));
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

/** Reads the body as text. The limit applies to the bytes received, not to Content-Length. */
export async function readBody(
  request: Request,
  limit: BodyLimit,
  timeoutMs = BODY_TIMEOUT_MS,
): Promise<BodyResult> {
  if (!request.body) return { ok: true, text: "" };
  return toText(collectStream(request.body, limit), timeoutMs);
}

/** Reads the body of a Node request that bypasses Remix. */
export const readMessageBody = (message: IncomingMessage, limit: BodyLimit): Promise<BodyResult> =>
  toText(collectMessage(message, limit), BODY_TIMEOUT_MS);
