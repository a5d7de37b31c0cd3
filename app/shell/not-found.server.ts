import { data } from "@remix-run/node";
import { lookUp } from "./look-up.server";

/** To be thrown by a loader: a true 404 whose page names what the address may have meant. */
export const notFound = (path: string) => data({ suggestions: lookUp(path) }, { status: 404 });
