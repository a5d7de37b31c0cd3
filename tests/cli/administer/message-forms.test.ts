import { describe, expect, it } from "vitest";
import { defuseCell } from "~cli/administer/message-forms";

describe("a cell that looks like a formula is escaped", () => {
  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "\uFF1D1",
    "\uFF0B1",
    "\uFF0D1",
    "\uFF20a",
    "\uFEFF=1",
    "−1",
  ])("%j", (text) => {
    expect(defuseCell(text)).toBe(`'${text}`);
  });

  it.each(["", "hello", "a=b", "1+1", "ann@example.org", "'=1", "(=1)"])("%j is unchanged", (text) => {
    expect(defuseCell(text)).toBe(text);
  });
});
