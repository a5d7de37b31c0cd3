import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

// npm sbom --omit=dev left out four packages in five, React and the server among them.
it("npm run sbom lists every package that is shipped, with its checksum and license, and no other", () => {
  const bill = JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], { encoding: "utf8" }));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const shipped = Object.keys(packages).filter((path) => path !== "" && !packages[path].dev);
  const names = shipped.map((path) => `${path.replace(/^.*node_modules\//, "")}@${packages[path].version}`);
  type Component = { "bom-ref": string; hashes?: unknown[]; licenses?: unknown[] };
  const components: Component[] = bill.components;
  expect(components.map((component) => component["bom-ref"]).sort()).toEqual([...new Set(names)].sort());
  expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^react@/)]));
  expect(components.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([]);
  expect(bill.metadata.component.name).toBe("everyunit");
}, 60_000);
