import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { sendKept, SIGNED_OUT } from "~/components/drafts/send-kept";
import { sendForm } from "~/components/ui/send-form";
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
  switch: DEPLOY_FAILED,
  "save-version": TRY_AGAIN,
  "save-contact-form": TRY_AGAIN,
  "preview-link": TRY_AGAIN,
  rename: TRY_AGAIN,
  duplicate: TRY_AGAIN,
  regenerate: GENERATION_FAILED,
};

// A refused copy must not take the screen, and with it the changes that it should have kept.
const copying = (serverAction: () => Promise<unknown>) => () =>
  serverAction().catch((reason: unknown) => {
    throw isRouteErrorResponse(reason) ? new Error("The copy was refused.", { cause: reason }) : reason;
  });

/**
 * Sends what the result view asks for by script (`sendForm`, of what is kept as a draft `sendKept`); a dialog says a
 * failure itself, a button by a toast.
 */
export async function sendFromBrowser({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, "request" | "serverAction">) {
  const isCopy = (await request.clone().formData()).get("intent") === "copy";
  const send = (isCopy ? copying(serverAction) : serverAction) as typeof serverAction;
  return sendKept({ request }, () => sendForm({ request, serverAction: send }, unreachable), { notKept: signedOut });
}

const signedOut = (intent: string): FormReply => ({ kind: intent, failure: SIGNED_OUT });

function unreachable(intent: string): FormReply | null {
  const failure = IN_DIALOG[intent];
  if (failure) return { kind: intent === "switch" ? "deploy" : intent, failure };
  showToast({
    ...(UNREACHABLE[intent] ?? { title: "Plinth Not Reached", description: TRY_AGAIN }),
    variant: "destructive",
  });
  return null;
}
