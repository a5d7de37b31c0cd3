import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/build/build";
import { thirdPartyNotices } from "../../../scripts/build/third-party";

let build = "";
beforeAll(async () => {
  build = await ensureBuilt();
}, 240_000);

const namesIn = (text: string) => [...text.matchAll(/^(\S+) \d\S* \(\S+\)$/gm)].map(([, name]) => name);

describe("the licenses of other people's code are shipped with it", () => {
  it.each([
    ["what browsers download", "assets/third-party.txt", ["react", "react-dom", "@remix-run/router"]],
    ["the package", "cli/THIRD-PARTY.txt", ["commander", "pg", "zod", "drizzle-orm"]],
  ])("in %s", (_, file, packages) => {
    const text = readFileSync(join(build, file), "utf8");
    expect(namesIn(text)).toEqual(expect.arrayContaining(packages));
    const notices = text.split(`\n${"-".repeat(72)}\n`);
    expect(notices).toHaveLength(namesIn(text).length);
    for (const notice of notices) expect(notice).toMatch(/permission|TERMS AND CONDITIONS|Redistribution/i);
  });

  it("lists no package whose code is absent", () => {
    expect(namesIn(readFileSync(join(build, "assets/third-party.txt"), "utf8"))).not.toContain("pg");
    expect(namesIn(thirdPartyNotices(["app/root.tsx"]))).toEqual([]);
  });
});
