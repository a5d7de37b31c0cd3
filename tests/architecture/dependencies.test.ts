import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import project from "../../package.json";
import { present } from "../support/present";

const SECTIONS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

it("docs/dependencies.md gives a reason for each dependency and lists nothing else", () => {
  const sections = readFileSync("docs/dependencies.md", "utf8").split(/^## /m).slice(1);
  expect(sections).toHaveLength(SECTIONS.length);
  SECTIONS.forEach((key, index) => {
    const rows = [...present(sections[index]).matchAll(/^\| `(\S+)` +\| (\S.*?) +\|$/gm)];
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(project[key]).sort());
    for (const [, name, reason = ""] of rows) expect(reason.length, name).toBeGreaterThan(4);
  });
});
