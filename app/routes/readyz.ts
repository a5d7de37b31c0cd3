import type { LoaderFunctionArgs } from "@remix-run/node";
import { isDatabaseReady } from "~/db.server";
import { jsonAnswer, problemAnswer } from "~/http/answer.server";
import { answerRead } from "~/http/guard.server";
import { isShuttingDown, SHUTTING_DOWN } from "~/http/lifecycle.server";

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerRead(request, async () => {
    if (isShuttingDown()) return problemAnswer(SHUTTING_DOWN);
    if (await isDatabaseReady()) return jsonAnswer({ ok: true });
    const details = "Conversions work, but messages cannot be stored right now. The site's log says why.";
    return problemAnswer({ error: "storage_unavailable", details }, { "retry-after": "5" });
  });
