import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveMessage } from "~/contact/contact.server";
import { jsonAnswer, problemAnswer } from "~/http/answer.server";
import { answerJson } from "~/http/guard.server";

export const action = ({ request }: ActionFunctionArgs) =>
  answerJson(request, async (body) => {
    const outcome = await receiveMessage(body, request);
    return outcome.ok ? jsonAnswer({ ok: true }, 201) : problemAnswer(outcome.problem, outcome.headers);
  });
