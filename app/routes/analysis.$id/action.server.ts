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
import { retryGeneration } from "~/modules/generation/retry-generation.server";
import { DEPLOY_FAILED } from "~/modules/publishing/deploy-form";
import { unansweredPoints } from "~/modules/publishing/deploy-gate.server";
import { redeploySaved } from "~/modules/publishing/deploy-saved.server";
import { laggingWords } from "~/modules/publishing/lagging-words";
import { askFormRecipient, saveForm } from "./contact-form-action.server";
import { askFromForm } from "./ask-action.server";
import { answerClaim } from "./claims-action.server";
import { deploy, offerSubdomain, switchTo } from "./deploy-action.server";
import { saveDesign, saveTexts } from "./edit-action.server";
import { makeLink, revokeLink } from "./preview-link-action.server";
import { copyChanges, duplicate, regenerate, rename } from "./operations-action.server";
import { lookAgain } from "./report-action.server";
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
    case "check-again":
      return lookAgain({ ...input, here });
    case "retry":
      await retryGeneration({ ...input, wanted: formData.get("designer") === "built-in" ? "built-in" : undefined });
      return redirectWithToast(here, { title: "Website Generation Started" });
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
    const points = await unansweredPoints(input, String(formData.get("anyway") ?? ""));
    if (points.length > 0) return redirect(withParam(new URL(here, env.APP_ORIGIN), "dialog", "redeploy"));
    const { lagging, wasUnpublished } = await redeploySaved(input);
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
