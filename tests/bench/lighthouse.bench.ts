import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideChromium } from "../../scripts/gate/find-chromium";
import { startTestSite } from "../support/test-site";
import { provideTools } from "./npm-tools";
import { type Bench, limitRow, median, notMeasured, type Row } from "./report";

const LIGHTHOUSE = "lighthouse@13.5.0";
const ROUNDS = 3;
const LEAST_SCORE = 99;
const PAGES = [
  "/",
  "/convert/length?value=5&from=mi&to=km",
  "/convert/currency",
  "/convert/length/mi-to-km",
  "/ask?q=5+miles+in+km",
  "/developers",
  "/help",
  "/terms",
];

/** A score from 0 to 100 on Lighthouse's simulated phone. */
function scoreOf(program: string, url: string, chromium: string, folder: string): number {
  const report = join(folder, "report.json");
  const flags = ["--only-categories=performance", "--output=json", `--output-path=${report}`, "--quiet"];
  const chrome = `--chrome-flags=--headless --no-sandbox --user-data-dir=${join(folder, "profile")}`;
  execFileSync(process.execPath, [program, url, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: "ignore",
  });
  return 100 * JSON.parse(readFileSync(report, "utf8")).categories.performance.score;
}

async function run(): Promise<readonly Row[]> {
  const tools = provideTools("lighthouse", [LIGHTHOUSE]);
  if (!tools) return [notMeasured("Lighthouse, mobile performance", `npm does not provide ${LIGHTHOUSE}`)];
  const program = join(tools, "node_modules/lighthouse/cli/index.js");
  const chromium = await provideChromium();
  const folder = mkdtempSync(join(tmpdir(), "everyunit-lighthouse-"));
  const site = await startTestSite("postgresql://nobody@127.0.0.1:1/none");
  try {
    return PAGES.map((path) => {
      const scores = Array.from({ length: ROUNDS }, () =>
        scoreOf(program, site.origin + path, chromium, folder),
      );
      const metric = `Lighthouse, mobile performance: ${path}`;
      const { isMet: _, ...row } = limitRow(metric, median(scores), (score) => score.toFixed(0), LEAST_SCORE);
      return { ...row, isMet: median(scores) >= LEAST_SCORE };
    });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export default { name: "lighthouse", run } satisfies Bench;
