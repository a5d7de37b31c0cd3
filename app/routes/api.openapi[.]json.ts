import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApiDocument } from "~/api/openapi.server";
import { jsonTextAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { CATALOGUE_CACHE } from "~/http/routes";

let document: string | undefined;

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, () => {
    document ??= JSON.stringify(openApiDocument());
    return jsonTextAnswer(document, 200, CATALOGUE_CACHE);
  });
