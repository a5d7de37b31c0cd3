import stylesHref from "~/styles/app.css";
import { styleText } from "./style-text.server";

/** The element that holds a page's styles. */
export const STYLES_ID = "styles";

let kept: string | undefined;

/**
 * The text of the site's style sheet and of the page's own: within the page, a first visit draws it a round trip earlier
 * than with a file. The browser keeps what came with the page.
 */
export function pageStyles(ownHrefs: readonly string[]): string {
  if (typeof document === "undefined") return [stylesHref, ...ownHrefs].map(styleText).join("\n");
  kept ??= document.getElementById(STYLES_ID)?.textContent ?? "";
  return kept;
}
