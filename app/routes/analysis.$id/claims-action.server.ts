import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { InvalidError } from "~/lib/errors";
import { confirmClaim, removeClaim, replaceClaim } from "~/modules/claims/answer-claim.server";
import { claimForm } from "~/modules/claims/claim-form";
import { TRY_AGAIN } from "~/modules/versions/version-input";

interface ClaimsInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

/** Where an open claim can be answered as well. */
const ASKING = ["deploy", "switch", "redeploy"];

/** Does what a form of 'Facts to confirm' asks for, and goes back to the list, or to the dialog that asked. */
export async function answerClaim({ here, formData, ...website }: ClaimsInput) {
  const asking = ASKING.find((dialog) => dialog === formData.get("back")) ?? "facts";
  const list = withParam(new URL(here, env.APP_ORIGIN), "dialog", asking);
  try {
    return await redirectWithToast(list, await answer(website, formData));
  } catch (error) {
    const description = failureReason(error, "a claim could not be answered", TRY_AGAIN);
    return redirectWithToast(list, { title: "Nothing was changed", description, variant: "destructive" });
  }
}

const KEPT = "The page as it was before is in Version Control.";

async function answer(website: Omit<ClaimsInput, "formData" | "here">, formData: FormData) {
  const form = claimForm.safeParse(Object.fromEntries(formData));
  if (!form.success) throw new InvalidError(form.error.issues[0]!.message);
  const asked = { ...website, ...form.data };
  switch (asked.intent) {
    case "confirm-claim":
      await confirmClaim(asked);
      return { title: "Confirmed" };
    case "reopen-claim":
      await confirmClaim(asked, "open");
      return { title: "Back on the list" };
    case "replace-claim":
      await replaceClaim(asked);
      return { title: "Changes Saved", description: KEPT };
    default:
      await removeClaim(asked);
      return { title: "Removed", description: KEPT };
  }
}
