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

export type TokenJudgement = {
  /** Whether a page of ours issued it lately. */
  isValid: boolean;
  /** Why the message may be spam, if the token says so. */
  suspicion?: "forged_token" | "too_quick";
};

/**
 * What a form's token says about its sender. No token at all is a script's right. A token from the future says only
 * that a clock was set back, or that two replicas' clocks differ.
 */
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
