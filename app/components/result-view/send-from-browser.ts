import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { showToast } from "~/components/ui/toast-store";
import { GENERATION_FAILED } from "~/modules/generation/generation-texts";
import { DEPLOY_FAILED } from "~/modules/publishing/deploy-form";
import { TRY_AGAIN } from "~/modules/versions/version-input";
import type { FormReply } from "~/components/ui/use-form-reply";

/** What a button of the result view says when its request never got through. */
const UNREACHABLE: Record<string, { title: string; description: string }> = {
  redeploy: { title: "Redeploy Failed", description: DEPLOY_FAILED },
  retry: { title: "Analysis Failed", description: GENERATION_FAILED },
  "restore-version": { title: "Restore Failed", description: TRY_AGAIN },
  "delete-version": { title: "Delete Failed", description: TRY_AGAIN },
  copy: { title: "Save Failed", description: TRY_AGAIN },
  "revoke-preview-link": { title: "Not Revoked", description: TRY_AGAIN },
  "check-again": { title: "Not Checked", description: TRY_AGAIN },
  cancel: { title: "Not Cancelled", description: "Plinth could not be reached. Please try again." },
};

/** What the forms of dialogs say themselves, beside what was typed. */
const IN_DIALOG: Record<string, string> = {
  deploy: DEPLOY_FAILED,
  "save-version": TRY_AGAIN,
  "save-contact-form": TRY_AGAIN,
  "preview-link": TRY_AGAIN,
  rename: TRY_AGAIN,
  duplicate: TRY_AGAIN,
  regenerate: GENERATION_FAILED,
};

// As responses, for their status: after a failure Remix does not read the screen again, and the network is gone.
const inDialog = (kind: string, failure: string) => Response.json({ kind, failure } satisfies FormReply, { status: 503 });
const unreachable = () => Response.json(null, { status: 503 });

/**
 * Sends what the result view asks for by script. What the server says goes on as it is; a request that never got
 * through, or a server that broke, leaves the screen and all that was typed where it is and says so.
 */
export async function sendFromBrowser({ request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  const intent = String((await request.clone().formData()).get("intent"));
  const failure = UNREACHABLE[intent];
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response) throw reason;
    // A refused copy must not take the screen, and with it the changes that it should have kept.
    if (isRouteErrorResponse(reason) && reason.status < 500 && intent !== "copy") throw reason;
    if (IN_DIALOG[intent]) return inDialog(intent, IN_DIALOG[intent]);
    if (!failure) throw reason;
    showToast({ ...failure, variant: "destructive" });
    return unreachable();
  }
}
