import { data } from "@remix-run/node";
import { lookUp } from "~/links/look-up.server";
import type { MissingPage } from "./missing-page";

/** A 404 for a loader to throw. Its page suggests similar addresses, and gives the reason if it is known. */
export const notFound = (path: string, known: MissingPage = { suggestions: lookUp(path) }) =>
  data(known, { status: 404 });
