import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What reads like a translation or is spelled in British English, and what to write. Names that people type are data. */
const AVOIDED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<!\bthere )\b(?:is|are) no (?!longer|different|safer|country)/i, "is not a"],
  [/\bin silence\b/, "silently"],
  [/\bfor good\b/, "permanently"],
  [/\bnormalis|neighbour|behaviour|\bcolour|favourite/i, "American spelling"],
  [/\b[A-Z_]*(?:METRE|LITRE)/, "American spelling"],
];

const FOLDERS = ["app", "cli", "db", "library", "scripts", "docs", "README.md"];
const files = execFileSync("git", ["ls-files", ...FOLDERS], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(tsx?|css|md)$/.test(path));

it("code, comments and documents are written in plain American English", () => {
  const found = files.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, i) =>
        AVOIDED.filter(([pattern]) => pattern.test(line)).map(
          ([, instead]) => `${path}:${i + 1}: ${line.trim()} (write: ${instead})`,
        ),
      ),
  );
  expect(found).toEqual([]);
});
