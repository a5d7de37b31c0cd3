import { BODY_TIMEOUT_MS } from "./contract";

export type BodyResult =
  | { ok: true; text: string }
  | { ok: false; reason: "too_large" | "timeout" | "not_utf8" | "aborted" };

async function collect(
  body: ReadableStream<Uint8Array>,
  limitBytes: number,
): Promise<Uint8Array | "too_large"> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let totalBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, totalBytes);
    totalBytes += value.byteLength;
    // No cancel: it would destroy the socket before the answer is on it. Node discards what is left.
    if (totalBytes > limitBytes) return "too_large";
    chunks.push(value);
  }
}

/** The body as text, counted while it arrives: what the sender claims in Content-Length is never believed. */
export async function readBody(
  request: Request,
  limitBytes: number,
  timeoutMs = BODY_TIMEOUT_MS,
): Promise<BodyResult> {
  if (Number(request.headers.get("content-length")) > limitBytes) return { ok: false, reason: "too_large" };
  if (!request.body) return { ok: true, text: "" };
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<"timeout">((resolve) => {
    timer = setTimeout(() => resolve("timeout"), timeoutMs);
  });
  try {
    const bytes = await Promise.race([collect(request.body, limitBytes), expired]);
    if (typeof bytes === "string") return { ok: false, reason: bytes };
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (error) {
    return { ok: false, reason: error instanceof TypeError && "code" in error ? "not_utf8" : "aborted" };
  } finally {
    clearTimeout(timer);
  }
}
