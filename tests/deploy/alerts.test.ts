import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { providePromtool } from "../../scripts/gate/find-servers";

const promtool = await providePromtool();

it.skipIf(promtool === undefined)("each alert fires when it should, and not before", () => {
  const output = execFileSync(promtool ?? "", ["test", "rules", "deploy/alerts.test.yml"], {
    encoding: "utf8",
  });
  expect(output).toContain("SUCCESS");
});
