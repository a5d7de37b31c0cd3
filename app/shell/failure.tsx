import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/ui/button";
import { REQUEST_ID_ELEMENT, useRequestId } from "./request-id";

/** Shown instead of a page that failed: blames the network if there was no response, otherwise the site. */
export function Failure({ error }: { error: unknown }) {
  return isNetworkError(error) ? (
    <Unreachable />
  ) : (
    <Fault status={isRouteErrorResponse(error) ? error.status : 500} />
  );
}

/** The errors that fetch throws in Chromium, Firefox and WebKit if there is no response. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

export const failureTitle = (error: unknown): string =>
  isNetworkError(error) ? unreachableTitle() : "Something Went Wrong";

/** The browser knows whether it is offline; otherwise the site is down. */
export const unreachableTitle = () => (navigator.onLine ? "The Site Is Not Responding" : "You Are Offline");

export const NOT_LOADED = "The page could not be loaded. Please try again in a moment.";

function Unreachable() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <div className="page lost">
      <h1>{unreachableTitle()}</h1>
      <p className="lede" role="alert">
        {navigator.onLine ? NOT_LOADED : "The page will load once you are back online."}
      </p>
      <p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </p>
    </div>
  );
}

function Fault({ status }: { status: number }) {
  const requestId = useRequestId();
  return (
    <div className="page lost">
      <h1>{`${status} Something Went Wrong`}</h1>
      <p className="lede">
        This is our fault, not yours. Please reload the page in a moment. If the problem persists,{" "}
        <a href="/help">tell us</a> which page it was{requestId && ", with the number below"}.
      </p>
      <RequestId />
      <p>
        <a href="/">All converters</a>
      </p>
    </div>
  );
}

/** Shows the request's id, so that a visitor can report it. */
export function RequestId() {
  const requestId = useRequestId();
  return requestId ? (
    <p>
      Request <code id={REQUEST_ID_ELEMENT}>{requestId}</code>
    </p>
  ) : null;
}
