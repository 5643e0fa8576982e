import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import type { FormReply } from "~/components/result-view/use-form-reply";
import { showToast } from "~/components/ui/toast-store";
import { DOMAIN_SETUP_FAILED } from "~/modules/domains/domain-form";
import { DELETE_FAILED } from "./deployment-item";

/**
 * Sends by script what the screen asks for. What the server says goes on as it is; a request that never got through, or
 * a server that broke, becomes an answer like any other, so that the screen and what was typed stay.
 */
export async function sendFromBrowser({ request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500)) throw reason;
    // As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
    return Response.json(unreachable(intent), { status: 503 });
  }
}

function unreachable(intent: FormDataEntryValue | null) {
  if (intent === "domain") return { kind: "domain", failure: DOMAIN_SETUP_FAILED.description } satisfies FormReply;
  if (intent !== "check-domain" && intent !== "remove-domain") return { failed: DELETE_FAILED };
  showToast({ ...DOMAIN_SETUP_FAILED, variant: "destructive" });
  return null;
}
