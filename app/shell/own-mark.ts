import { createContext } from "react";

/**
 * The nonce that marks the inline scripts and styles of the site itself while the server renders a page. The policy allows those by
 * hash, and the marks are removed, so that the page can be cached. Empty in the browser.
 */
export const OwnMark = createContext("");
