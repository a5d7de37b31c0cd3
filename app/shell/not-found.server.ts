import { data } from "@remix-run/node";
import { categories } from "~/conversion";
import { suggestPages } from "./suggest-pages";

/** To be thrown by a loader: a true 404 whose page names what the address may have meant. */
export const notFound = (path: string) =>
  data({ suggestions: suggestPages(path, categories) }, { status: 404 });
