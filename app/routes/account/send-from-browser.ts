import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import type { FormReply } from "~/components/result-view/use-form-reply";
import { showToast } from "~/components/ui/toast-store";
import { NOT_REACHED } from "./account-words";

/** Sends the screen's forms by script; a request that never got through leaves the screen where it is and says so. */
export async function sendFromBrowser({ request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  const kind = String((await request.clone().formData()).get("intent"));
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500)) throw reason;
    // The dialog says it itself, beside what was typed.
    if (kind !== "delete-account") showToast({ title: "Not Signed Out", description: NOT_REACHED, variant: "destructive" });
    return Response.json({ kind, failure: NOT_REACHED } satisfies FormReply, { status: 503 });
  }
}
