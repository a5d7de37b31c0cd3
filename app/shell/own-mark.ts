import { createContext } from "react";

/**
 * The nonce that marks the site's own inline scripts and styles while the server renders a page; empty in the browser. The
 * content security policy allows them by hash. The marks are then removed, so that the page can be cached.
 */
export const OwnMark = createContext("");
