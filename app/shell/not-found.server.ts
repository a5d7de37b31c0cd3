import { data } from "@remix-run/node";
import { lookUp } from "./look-up.server";

/** For a loader to throw: a 404 whose page suggests what the address may have meant. */
export const notFound = (path: string) => data({ suggestions: lookUp(path) }, { status: 404 });
