import { data } from "@remix-run/node";
import { lookUp } from "~/links/look-up.server";
import type { MissingPage } from "./missing-page";

/** For a loader to throw: a 404 whose page suggests what the address may have meant, and why it has no page, if that is known. */
export const notFound = (path: string, known: MissingPage = { suggestions: lookUp(path) }) =>
  data(known, { status: 404 });
