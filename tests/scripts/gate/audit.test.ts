import { expect, it } from "vitest";
import { audit } from "../../../scripts/gate/audit";

/** What an audit of this output and exit code prints, and how many failures it counts. */
async function outcomeOf(output: string, code: number) {
  const printed: string[] = [];
  const step = { name: "npm audit", command: ["sh", "-c", `printf '%s' "$0"; exit ${code}`, output] };
  const results = await audit(step, (line) => printed.push(line.replace(/\(\d\.\d s\)/, "")));
  return [printed.join("\n").trim(), results.reduce((sum, { failed }) => sum + failed, 0)];
}

it.each([
  ["found 0 vulnerabilities\n", 0, "ok  npm audit: 1 passed, 0 failed", 0],
  ["# npm audit report\n\n1 low severity vulnerability\n", 0, "ok  npm audit: 1 passed, 0 failed", 0],
  ["b  <1.2.3\n\n2 vulnerabilities (1 low, 1 high)\n", 1, "FAILED  npm audit: 0 passed, 1 failed", 1],
  [
    "npm warn audit 405 Method Not Allowed - POST https://registry.example/bulk\nnpm error audit endpoint returned an error\n",
    1,
    "not run  npm audit: the registry gave no report (405 Method Not Allowed - POST https://registry.example/bulk)",
    0,
  ],
  ["", 1, "not run  npm audit: the registry gave no report (no answer)", 0],
])("judges npm audit by its output and exit code: %j, %d", async (output, code, printed, failed) => {
  expect(await outcomeOf(output, code)).toEqual([printed, failed]);
});
