import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer, problemAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { isShuttingDown, SHUTTING_DOWN } from "~/http/lifecycle.server";

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, () => (isShuttingDown() ? problemAnswer(SHUTTING_DOWN) : jsonAnswer({ ok: true })));
