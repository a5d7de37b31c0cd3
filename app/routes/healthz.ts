import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, () => jsonAnswer({ ok: true }));
