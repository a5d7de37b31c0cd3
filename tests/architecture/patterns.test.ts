import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import scslre from "scslre";
import ts from "typescript";
import { expect, it } from "vitest";

type Pattern = { readonly place: string; readonly source: string; readonly flags: string };

function patternsIn(path: string): readonly Pattern[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, kind);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({
        place: `${path}:${line}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Whether a repeated character makes a pattern take more than linear time; a sticky one is tried at one place only. */
function isSlow({ source, flags }: Pattern): boolean {
  const { reports } = scslre.analyse(new RegExp(source, flags), {
    maxReports: 1,
    reportTypes: { Move: !flags.includes("y") },
  });
  return reports.length > 0;
}

// /(?:\d[\d.]*\p{L}*)*/ took twice as long for each digit more, \p{L}+$ four times as long for a text twice as long.
it("every regular expression takes linear time", () => {
  const files = execFileSync("git", ["ls-files", "app", "cli", "db", "library", "public"], {
    encoding: "utf8",
  });
  const patterns = files
    .split("\n")
    .filter((path) => /\.(?:tsx?|js)$/.test(path))
    .flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(500);
  expect(isSlow({ place: "", source: "\\p{L}+$", flags: "u" })).toBe(true);
  expect(patterns.filter(isSlow).map(({ place }) => place)).toEqual([]);
});
