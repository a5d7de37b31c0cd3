import { describe, expect, it } from "vitest";
import { issueToken, judgeToken } from "~/contact/form-token.server";

const [today, yesterday, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)];
const NOW = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;

describe("judgeToken", () => {
  it.each([
    ["a form filled in by a person", issueToken(today, NOW - 30 * SECOND), { isValid: true }],
    [
      "a form of last night, signed with yesterday's secret",
      issueToken(yesterday, NOW - 43_200 * SECOND),
      { isValid: true },
    ],
    ["no form at all: a script", "", { isValid: false }],
    [
      "a form that stood open for days, whose secret is gone",
      issueToken(other, NOW - 400_000 * SECOND),
      { isValid: false },
    ],
    // A clock set back while a form was open made spam of its message.
    ["a form drawn before the clock was set back", issueToken(today, NOW + 60 * SECOND), { isValid: true }],
    [
      "a form sent as soon as it was drawn",
      issueToken(today, NOW),
      { isValid: false, suspicion: "too_quick" },
    ],
    [
      "a form signed by a stranger",
      issueToken(other, NOW - 30 * SECOND),
      { isValid: false, suspicion: "forged_token" },
    ],
    [
      "a token whose time was moved back",
      `${(NOW - 30 * SECOND).toString(36)}.${issueToken(today, NOW).split(".")[1]}`,
      { isValid: false, suspicion: "forged_token" },
    ],
    ["a token that is none", "hello", { isValid: false, suspicion: "forged_token" }],
  ])("judges %s", (_, token, judgement) => {
    expect(judgeToken(token, [today, yesterday], NOW)).toEqual(judgement);
  });
});
