import { createHmac, timingSafeEqual } from "node:crypto";

/** Quicker than the quickest browser fills in a form: only a program that never drew the page is. */
const SHORTEST_FILL_MS = 250;
/** Tokens of forms that stood open longer are no longer judged: their secret may be gone. */
const LONGEST_JUDGED_MS = 24 * 3_600_000;

const SHAPE = /^([\da-z]{8})\.([\w-]{43})$/;

const sign = (issued: string, secret: Buffer) =>
  createHmac("sha256", secret).update(issued).digest("base64url");

export function issueToken(secret: Buffer, nowMs: number): string {
  const issued = nowMs.toString(36);
  return `${issued}.${sign(issued, secret)}`;
}

function isSigned(issued: string, signature: string, secrets: readonly Buffer[]): boolean {
  const given = Buffer.from(signature, "base64url");
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(issued, secret), "base64url");
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** Why a form's token is suspicious, if it is. No token at all is a script's right. */
export function judgeToken(token: string, secrets: readonly Buffer[], nowMs: number): string | undefined {
  if (token === "") return undefined;
  const [, issued, signature] = SHAPE.exec(token) ?? [];
  if (issued === undefined || signature === undefined) return "forged_token";
  const ageMs = nowMs - Number.parseInt(issued, 36);
  if (ageMs > LONGEST_JUDGED_MS) return undefined;
  if (!isSigned(issued, signature, secrets)) return "forged_token";
  return ageMs < SHORTEST_FILL_MS ? "too_quick" : undefined;
}
