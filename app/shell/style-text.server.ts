import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the compiler's addresses of files begin; the files lie beside the server's bundle. */
const PUBLIC_PATH = "/build/";

const texts = new Map<string, string>();

/** The text of a style sheet of the build, by the address that the compiler gave it. */
export function styleText(href: string): string {
  const known = texts.get(href);
  if (known !== undefined) return known;
  const path = join(import.meta.dirname, "assets", href.slice(PUBLIC_PATH.length));
  const text = readFileSync(path, "utf8").trim();
  texts.set(href, text);
  return text;
}
