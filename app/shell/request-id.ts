import { createContext, useContext } from "react";

export const REQUEST_ID_ELEMENT = "request-id";

/** The id of a request that failed, while the server renders its page. */
export const FailedRequest = createContext<string | undefined>(undefined);

/** The id of the request that failed. In the browser, read from the page that the server rendered. */
export function useRequestId(): string | undefined {
  const rendered = useContext(FailedRequest);
  if (typeof document === "undefined") return rendered;
  return document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? undefined;
}
