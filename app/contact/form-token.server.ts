import { createHmac, timingSafeEqual } from "node:crypto";

/** A form filled in faster than this was filled in by a program. */
const SHORTEST_FILL_MS = 250;
/** Older tokens are not checked, because their key may have been deleted. */
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

export type TokenJudgement = {
  /** Whether one of our pages issued the token recently. */
  isValid: boolean;
  /** Why the token suggests spam; undefined if it does not. */
  suspicion?: "forged_token" | "too_quick";
};

/** Checks a form token for signs of spam. A token from the future is not suspicious: clocks differ, and may be set back. */
export function judgeToken(token: string, secrets: readonly Buffer[], nowMs: number): TokenJudgement {
  if (token === "") return { isValid: false };
  const [, issued, signature] = SHAPE.exec(token) ?? [];
  if (issued === undefined || signature === undefined) return { isValid: false, suspicion: "forged_token" };
  const ageMs = nowMs - Number.parseInt(issued, 36);
  if (ageMs > LONGEST_JUDGED_MS) return { isValid: false };
  if (!isSigned(issued, signature, secrets)) return { isValid: false, suspicion: "forged_token" };
  const isTooQuick = ageMs >= 0 && ageMs < SHORTEST_FILL_MS;
  return isTooQuick ? { isValid: false, suspicion: "too_quick" } : { isValid: true };
}
