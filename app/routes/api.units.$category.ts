import type { LoaderFunctionArgs } from "@remix-run/node";
import { describeCategory, describeError, requireCategory } from "~/conversion";
import { CATALOGUE_CACHE } from "~/http/addresses";
import { jsonAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  answerRead(request, () => {
    const found = requireCategory((params.category ?? "").slice(0, 80));
    if (found.ok) return jsonAnswer(describeCategory(found.value), 200, CATALOGUE_CACHE);
    // The category is the address here, so what is missing is the resource.
    return jsonAnswer({ error: found.error.code, details: describeError(found.error) }, 404);
  });
