import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { checkAgain } from "~/modules/checks/read-report.server";
import { isUnfinished } from "~/modules/checks/report";
import { TRY_AGAIN } from "~/modules/versions/version-input";

interface ReportInput {
  actor: { userId: number };
  websiteId: number;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

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
