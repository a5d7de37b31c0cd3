import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApiDocument } from "~/api/openapi.server";
import { jsonTextAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { CATALOGUE_CACHE } from "~/http/routes";
import { once } from "~/numerals/once";

const document = once(() => JSON.stringify(openApiDocument()));

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, () => jsonTextAnswer(document(), 200, CATALOGUE_CACHE));
