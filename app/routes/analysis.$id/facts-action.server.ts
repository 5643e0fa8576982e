import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { InvalidError } from "~/lib/errors";
import { confirmFact, removeFact, replaceFact } from "~/modules/claims/answer-fact.server";
import { factForm } from "~/modules/claims/fact-form";
import { TRY_AGAIN } from "~/modules/versions/version-input";

interface FactsInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

/** Does what a form of 'Facts to confirm' asks for, and goes back to the list. */
export async function answerFact({ here, formData, ...website }: FactsInput) {
  const list = withParam(new URL(here, env.APP_ORIGIN), "dialog", "facts");
  try {
    return await redirectWithToast(list, await answer(website, formData));
  } catch (error) {
    const description = failureReason(error, "a fact could not be answered", TRY_AGAIN);
    return redirectWithToast(list, { title: "Nothing was changed", description, variant: "destructive" });
  }
}

const KEPT = "The page as it was before is in Version Control.";

async function answer(website: Omit<FactsInput, "formData" | "here">, formData: FormData) {
  const form = factForm.safeParse(Object.fromEntries(formData));
  if (!form.success) throw new InvalidError(form.error.issues[0]!.message);
  const asked = { ...website, ...form.data };
  switch (asked.intent) {
    case "confirm-fact":
      await confirmFact(asked);
      return { title: "Confirmed" };
    case "reopen-fact":
      await confirmFact(asked, "open");
      return { title: "Back on the list" };
    case "replace-fact":
      await replaceFact(asked);
      return { title: "Changes Saved", description: KEPT };
    default:
      await removeFact(asked);
      return { title: "Removed", description: KEPT };
  }
}
