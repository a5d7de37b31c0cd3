import type { LoaderFunctionArgs } from "@remix-run/node";
import { describeCategory, requireCategory } from "~/conversion";
import { searchCategory } from "~/converter/units/search-catalogue.server";
import { errorAnswer, jsonAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { CATALOGUE_CACHE } from "~/http/routes";

/** A category's units; with `search`, only the matches, best first. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  answerRead(request, () => {
    const found = requireCategory(params.category ?? "");
    // The category is part of the URL, so an unknown one is a 404.
    if (!found.ok) return { ...errorAnswer(found.error), status: 404 };
    const search = new URL(request.url).searchParams.get("search");
    const description = search === null ? describeCategory(found.value) : searchCategory(found.value, search);
    return jsonAnswer(description, 200, CATALOGUE_CACHE);
  });
