import type { LoaderFunctionArgs } from "@remix-run/node";
import { categories, describeCategory } from "~/conversion";
import { searchCatalogue } from "~/converter/units/search-catalogue.server";
import { jsonAnswer, jsonTextAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { CATALOGUE_CACHE } from "~/http/routes";
import { once } from "~/numerals/once";

// Half a megabyte of JSON that never changes while the process runs.
const catalogue = once(() => JSON.stringify(categories.map(describeCategory)));

/** The whole catalogue; with `search`, only the matching units by category, best match first. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, () => {
    const search = new URL(request.url).searchParams.get("search");
    if (search !== null) return jsonAnswer(searchCatalogue(search), 200, CATALOGUE_CACHE);
    return jsonTextAnswer(catalogue(), 200, CATALOGUE_CACHE);
  });
