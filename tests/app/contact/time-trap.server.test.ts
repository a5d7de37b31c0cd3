import { describe, expect, it } from "vitest";
import { issueToken, judgeToken } from "~/contact/time-trap.server";

const [today, yesterday, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)];
const NOW = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;

describe("judgeToken", () => {
  it.each([
    ["a form filled in by a person", issueToken(today, NOW - 30 * SECOND), undefined],
    [
      "a form of last night, signed with yesterday's secret",
      issueToken(yesterday, NOW - 43_200 * SECOND),
      undefined,
    ],
    ["no form at all: a script", "", undefined],
    [
      "a form that stood open for days, whose secret is gone",
      issueToken(other, NOW - 400_000 * SECOND),
      undefined,
    ],
    ["a form sent as soon as it was drawn", issueToken(today, NOW), "too_quick"],
    ["a form signed by a stranger", issueToken(other, NOW - 30 * SECOND), "forged_token"],
    [
      "a token whose time was moved back",
      `${(NOW - 30 * SECOND).toString(36)}.${issueToken(today, NOW).split(".")[1]}`,
      "forged_token",
    ],
    ["a token that is none", "hello", "forged_token"],
  ])("judges %s", (_, token, suspicion) => {
    expect(judgeToken(token, [today, yesterday], NOW)).toBe(suspicion);
  });
});
