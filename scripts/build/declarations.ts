import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The files whose declarations are the package's types. */
const DECLARED = ["index", "one-category", "currency", "conversion-error", "types"];

/** The declarations of one file. Their imports have file extensions, which Node.js requires. */
function declarationsOf(name: string, extension: "js" | "cjs"): string {
  const fileName = `library/${name}.ts`;
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(fileName, "utf8"), {
    fileName,
    compilerOptions: { isolatedDeclarations: true, declaration: true, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  });
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, "\n"));
  return outputText.replace(/(?<=from "\.\/[\w-]+)(?=")/g, `.${extension}`);
}

/** The package's public interface as one text, for reviewers. */
export const publicInterface = (): string =>
  DECLARED.map((name) => `// ${name}.d.ts\n${declarationsOf(name, "js")}`).join("\n");

/** Writes the library's types, for programs that import it and for those that require it. */
export function writeDeclarations(folder: string): void {
  for (const name of DECLARED) {
    writeFileSync(join(folder, `${name}.d.ts`), declarationsOf(name, "js"));
    writeFileSync(join(folder, `${name}.d.cts`), declarationsOf(name, "cjs"));
  }
}
