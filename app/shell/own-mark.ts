import { createContext } from "react";

/** The nonce of the site's own inline scripts and styles. Hashes replace it in a sent page, so that pages can be cached. */
export const OwnMark = createContext("");
