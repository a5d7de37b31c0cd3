import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The compiler's style sheets, next to the server bundle. */
const FOLDER = join(import.meta.dirname, "assets/_assets");
const PUBLIC_PATH = "/build/_assets/";

/** Texts by asset URL. Read at the start: later builds remove the files of a site that they do not know of. */
const texts = new Map(
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith(".css"))
    .map((name) => [PUBLIC_PATH + name, readFileSync(join(FOLDER, name), "utf8").trim()]),
);

/** The text of a built style sheet, by its asset URL. */
export function styleText(href: string): string {
  const text = texts.get(href);
  if (text === undefined) throw new Error(`The build has no style sheet ${href}`);
  return text;
}
