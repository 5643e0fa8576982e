import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { countInWords } from "~/lib/count-words";
import { mendWebsite } from "~/modules/checks/mend-website.server";
import { checkAgain } from "~/modules/checks/read-report.server";
import { isUnfinished } from "~/modules/checks/report";
import { TRY_AGAIN } from "~/modules/versions/version-input";

interface ReportInput {
  actor: { userId: number };
  websiteId: number;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

/** Where a website can be mended as well. */
const ASKING = ["deploy", "switch", "redeploy"];

/** Fixes what can be fixed by rule, and goes back to the dialog that asked. */
export async function mend({ here, formData, ...website }: ReportInput & { formData: FormData }) {
  const asking = ASKING.find((dialog) => dialog === formData.get("back")) ?? "report";
  const shown = withParam(new URL(here, env.APP_ORIGIN), "dialog", asking);
  try {
    const count = await mendWebsite(website);
    return await redirectWithToast(shown, count > 0 ? mended(count) : LEFT_TO_OWNER);
  } catch (error) {
    const description = failureReason(error, "a website could not be mended", TRY_AGAIN);
    return redirectWithToast(shown, { title: "Nothing was changed", description, variant: "destructive" });
  }
}

const mended = (count: number) => ({
  title: `${countInWords(count, "thing", "things")} mended`,
  description: "The page as it was before is in Version Control.",
});
const LEFT_TO_OWNER = {
  title: "Nothing was changed",
  description: "What is left needs your own words. The quality report says where and how.",
};

/** Looks at a website anew, as it is saved, and shows the report. */
export async function lookAgain({ here, ...website }: ReportInput) {
  const shown = withParam(new URL(here, env.APP_ORIGIN), "dialog", "report");
  try {
    const report = await checkAgain(website);
    const description = isUnfinished(report)
      ? "The look in a browser follows in a few seconds."
      : "This is the report of what is saved now.";
    return await redirectWithToast(shown, { title: "Checked Again", description });
  } catch (error) {
    const description = failureReason(error, "a website could not be checked again", TRY_AGAIN);
    return redirectWithToast(shown, { title: "Not Checked", description, variant: "destructive" });
  }
}
