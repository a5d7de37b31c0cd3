import { describe, expect, it } from "vitest";
import { matchesEtag, negotiateEncoding } from "~/http/content-encoding";

describe("negotiateEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["deflate", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.000, gzip;q=0", "identity"],
    ["GZIP;q=0.5", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["identity", "identity"],
    ["brotli", "identity"],
  ])("for Accept-Encoding '%s' sends %s", (accepted, encoding) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });
});

describe("matchesEtag", () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b"', false],
    ["*", true],
    ["a", false],
  ])("If-None-Match %s: %s", (header, isMatch) => {
    expect(matchesEtag(header, '"a"')).toBe(isMatch);
  });
});
