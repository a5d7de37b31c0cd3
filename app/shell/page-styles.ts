import stylesHref from "~/styles/app.css";
import { styleText } from "./style-text.server";

/** The id of the element with a page's styles. */
export const STYLES_ID = "styles";

let kept: string | undefined;

/**
 * The text of the site's style sheet and the page's own. Inlined, because a file would delay the first paint by a round
 * trip. The browser reuses the text from the server's HTML.
 */
export function pageStyles(ownHrefs: readonly string[]): string {
  if (typeof document === "undefined") return [stylesHref, ...ownHrefs].map(styleText).join("\n");
  kept ??= document.getElementById(STYLES_ID)?.textContent ?? "";
  return kept;
}
