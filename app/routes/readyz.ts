import type { LoaderFunctionArgs } from "@remix-run/node";
import { isDatabaseReady } from "~/db.server";
import { jsonAnswer, problemAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { isShuttingDown, SHUTTING_DOWN } from "~/http/lifecycle.server";

const READY_WITHIN_MS = 800;

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    if (isShuttingDown()) return problemAnswer(SHUTTING_DOWN);
    if (await isDatabaseReady(READY_WITHIN_MS)) return jsonAnswer({ ok: true });
    const details = "The database is not responding. Conversions work; messages cannot be sent right now.";
    return problemAnswer({ error: "storage_unavailable", details }, { "retry-after": "5" });
  });
