import { createContext, useContext } from "react";

/** The Content-Security-Policy nonce of this answer: entry.server provides it, scripts carry it, browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
