import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { DemoAnswer } from "~/components/landing/demo-form";
import { askServer } from "~/components/ui/ask-server";
import { LEAD_TOASTS } from "~/modules/leads/lead";

const UNREACHABLE = "Plinth could not be reached. Check your connection and send it again.";

/** Whether it is the landing page's form that is sent. Forms with files are the dashboard's. */
export async function isDemoRequest(request: Request): Promise<boolean> {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) return false;
  return (await request.clone().formData()).get("intent") === "book-demo";
}

/** Sends the landing page's form; what was typed stays where no answer comes. */
export const answerUnreachable = ({ serverAction }: ClientActionFunctionArgs) =>
  askServer(serverAction, () => ({ lastResult: null, toast: LEAD_TOASTS.failed(UNREACHABLE) }) satisfies DemoAnswer);
