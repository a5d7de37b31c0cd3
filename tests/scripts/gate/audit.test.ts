import { describe, expect, it } from "vitest";
import { judgeAudit } from "../../../scripts/gate/audit";

const report = (...found: (readonly [string, string])[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      found.map(([name, severity]) => [name, { name, severity, range: "<1.2.3" }]),
    ),
  });

describe("the audit of dependencies", () => {
  it("reports vulnerabilities of high severity by name", () => {
    const printed = report(["a", "low"], ["b", "high"], ["c", "critical"], ["d", "moderate"]);
    expect(judgeAudit(printed, "")).toEqual({
      hasFindings: true,
      lines: ["b <1.2.3: high", "c <1.2.3: critical"],
    });
  });

  it.each([[report()], [report(["a", "low"], ["d", "moderate"])]])("finds nothing in %s", (printed) => {
    expect(judgeAudit(printed, "")).toEqual({ hasFindings: false, lines: [] });
  });

  it.each([
    [
      '{"message":"405 Method Not Allowed","error":{"summary":""}}',
      "npm warn audit 405 Method Not Allowed - POST https://registry.example/bulk\nnpm error audit endpoint returned an error\n",
      "405 Method Not Allowed - POST https://registry.example/bulk",
    ],
    ["", "", "no answer"],
    ["<html>", "npm error network timeout", "npm error network timeout"],
  ])("says that it did not run where the registry gives no report: %s", (printed, complaints, reason) => {
    expect(judgeAudit(printed, complaints)).toEqual({
      hasFindings: false,
      lines: [`not run  npm audit: the registry gave no report (${reason})`],
    });
  });
});
