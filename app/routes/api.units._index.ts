import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { categories, describeCategory } from "~/conversion";
import { jsonTextAnswer } from "~/http/answer.server";
import { CATALOGUE_CACHE } from "~/http/contract";
import { answerRead, answerRefusal } from "~/http/guard.server";

// Half a megabyte that never changes while the process lives.
let catalogue: string | undefined;

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, () => {
    catalogue ??= JSON.stringify(categories.map(describeCategory));
    return jsonTextAnswer(catalogue, 200, CATALOGUE_CACHE);
  });

export const action = ({ request }: ActionFunctionArgs) => answerRefusal(request);
