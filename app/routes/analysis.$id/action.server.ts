import { data, redirect } from "@remix-run/node";
import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { pageAction } from "~/http/page-action.server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { readForm, readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { returnPath } from "~/lib/return-path";
import { cancelGeneration } from "~/modules/generation/cancel-generation.server";
import { STARTED } from "~/modules/generation/generation-texts";
import { retryGeneration } from "~/modules/generation/retry-generation.server";
import { DEPLOY_FAILED } from "~/modules/publishing/deploy-form";
import { laggingWords } from "~/modules/publishing/lagging-words";
import { noteLookedOver } from "~/modules/result/read-reading.server";
import { deployOrPromise } from "~/modules/publishing/promises/deploy-or-promise.server";
import { cancelPromise } from "~/modules/publishing/promises/promise-row.server";
import { askFormRecipient, saveForm } from "./contact-form-action.server";
import { askFromForm } from "./ask-action.server";
import { answerClaim } from "./claims-action.server";
import { deploy, offerSubdomain, switchTo } from "./deploy-action.server";
import { saveDesign, saveTexts } from "./edit-action.server";
import { makeLink, revokeLink } from "./preview-link-action.server";
import { copyChanges, duplicate, regenerate, rename } from "./operations-action.server";
import { lookAgain, mend } from "./report-action.server";
import { remove, restore, saveVersion } from "./versions-action.server";

// Code may have 2 MB, and a form sends each byte of what is not Latin as three.
const CODE_LIMIT_BYTES = 8 * 1024 * 1024;
const limitOf = ({ url }: Request) => (new URL(url).searchParams.has("code") ? CODE_LIMIT_BYTES : undefined);

/** What the result view can ask for, each by the `intent` of its button. */
export const action = pageAction(async ({ request, params }) => {
  const { actor } = await requireSubscriberPage(request);
  const websiteId = readId(params.id);
  const formData = await readForm(request, limitOf(request));
  const here = returnPath.parse(formData.get("from") ?? `/analysis/${websiteId}`);
  const input = { actor, websiteId };
  switch (formData.get("intent")) {
    case "deploy":
      return deploy({ ...input, formData, here });
    case "switch":
      return switchTo({ ...input, formData, here });
    case "random":
      return offerSubdomain(formData);
    case "redeploy":
      return redeploy({ ...input, formData, here });
    case "cancel-deploy":
      return cancelDeploy({ ...input, here });
    case "mend":
      return mend({ ...input, formData, here });
    case "check-again":
      return lookAgain({ ...input, here });
    case "retry":
      await retryGeneration({ ...input, wanted: formData.get("designer") === "built-in" ? "built-in" : undefined });
      return redirectWithToast(here, { title: STARTED });
    case "cancel":
      await cancelGeneration(input);
      return redirect(here);
    case "save-version":
      return saveVersion({ ...input, formData, here });
    case "restore-version":
      return restore({ ...input, formData, here });
    case "delete-version":
      return remove({ ...input, formData, here });
    case "preview-link":
      return makeLink({ ...input, formData });
    case "revoke-preview-link":
      return revokeLink({ ...input, formData, here });
    case "rename":
      return rename({ ...input, formData, here });
    case "duplicate":
      return duplicate({ ...input, formData, here });
    case "regenerate":
      return regenerate({ ...input, formData, here });
    case "copy":
      return copyChanges({ ...input, formData, here });
    case "save-contact-form":
      return saveForm({ ...input, formData, here });
    case "ask-recipient":
      return askFormRecipient({ ...input, here });
    case "edit-texts":
      return saveTexts({ ...input, formData, here });
    case "edit-design":
      return saveDesign({ ...input, formData, here });
    case "looked-over":
      await noteLookedOver(input);
      return redirectWithToast(here, { title: "Facts Looked Over" });
    case "confirm-claim":
    case "reopen-claim":
    case "replace-claim":
    case "remove-claim":
      return answerClaim({ ...input, formData, here });
    case "ask-designer":
      return askFromForm({ ...input, formData, here, signal: request.signal });
    default:
      throw data("This form does not say what it wants.", { status: 400 });
  }
});

async function cancelDeploy({ here, ...input }: { actor: { userId: number }; websiteId: number; here: string }) {
  const waited = await cancelPromise(input);
  return waited ? redirectWithToast(here, { title: "Deploying Cancelled" }) : redirect(here);
}

async function redeploy({
  here,
  formData,
  ...input
}: {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  here: string;
}) {
  try {
    const deploying = await deployOrPromise(input, { kind: "redeploy" }, String(formData.get("anyway") ?? ""));
    if (deploying.state === "open") return redirect(withParam(new URL(here, env.APP_ORIGIN), "dialog", "redeploy"));
    // The screen says that it follows.
    if (deploying.state === "promised") return redirect(here);
    const { lagging, wasUnpublished } = deploying.published;
    const description = [
      "Visitors see the new version now.",
      wasUnpublished && "It was unpublished until now.",
      laggingWords(lagging),
    ]
      .filter(Boolean)
      .join(" ");
    return await redirectWithToast(here, { title: "Website Redeployed!", description });
  } catch (error) {
    const description = failureReason(error, "a website could not be redeployed", DEPLOY_FAILED);
    return redirectWithToast(here, { title: "Redeploy Failed", description, variant: "destructive" });
  }
}
