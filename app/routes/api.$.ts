import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerRefusal } from "~/http/guard.server";

export const loader = ({ request }: LoaderFunctionArgs) => answerRefusal(request);
export const action = ({ request }: ActionFunctionArgs) => answerRefusal(request);
