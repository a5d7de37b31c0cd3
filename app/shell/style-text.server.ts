import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The prefix of the compiler's asset URLs. The files are next to the server bundle. */
const PUBLIC_PATH = "/build/";

const texts = new Map<string, string>();

/** The text of a built style sheet, by its asset URL. */
export function styleText(href: string): string {
  const known = texts.get(href);
  if (known !== undefined) return known;
  const path = join(import.meta.dirname, "assets", href.slice(PUBLIC_PATH.length));
  const text = readFileSync(path, "utf8").trim();
  texts.set(href, text);
  return text;
}
