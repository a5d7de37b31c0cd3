import type { LoaderFunctionArgs } from "@remix-run/node";
import { categories, describeCategory } from "~/conversion";
import { CATALOGUE_CACHE } from "~/http/addresses";
import { jsonTextAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";

// Half a megabyte that never changes while the process lives.
let catalogue: string | undefined;

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, () => {
    catalogue ??= JSON.stringify(categories.map(describeCategory));
    return jsonTextAnswer(catalogue, 200, CATALOGUE_CACHE);
  });
