import type { ClientActionFunctionArgs } from "@remix-run/react";
import { LEAD_TOASTS } from "~/modules/leads/lead";

const UNREACHABLE = "Plinth could not be reached. Check your connection and send it again.";

/** Whether it is the landing page's form that is sent. Forms with files are the dashboard's. */
export async function isDemoRequest(request: Request): Promise<boolean> {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) return false;
  return (await request.clone().formData()).get("intent") === "book-demo";
}

/** Keeps a form and what was typed into it on the screen when its answer never came. */
export async function answerUnreachable({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws when there was no answer at all.
    if (error instanceof TypeError) return { lastResult: null, toast: LEAD_TOASTS.failed(UNREACHABLE) };
    throw error;
  }
}
