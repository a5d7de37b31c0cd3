import { type ClientLoaderFunctionArgs, replace } from "@remix-run/react";
import { NOT_LOADED, unreachableTitle } from "~/shell/failure";
import { showToast } from "~/toast/toast-store";

let kept = "";

/**
 * Loads a page's data. If the site does not answer, the open page stays, with what was typed, and a toast reports it; the link
 * can be pressed again. Back and Forward have already changed the address, so they show the error page instead.
 */
export async function loadOrStay({ request, serverLoader }: ClientLoaderFunctionArgs) {
  kept = "";
  return serverLoader().catch((error: Partial<Response>) => {
    const [here = ""] = window.location.href.split("#");
    // An answer, such as a redirect or a 404, has a status.
    if (error.status || request.signal.aborted || request.url === here) throw error;
    showToast({ title: unreachableTitle(), description: NOT_LOADED, variant: "destructive" });
    kept = here;
    throw replace(here);
  });
}

/** The page that stays is not loaded again. */
export const shouldRevalidate = ({ nextUrl }: { nextUrl: URL }): boolean => nextUrl.href !== kept;
