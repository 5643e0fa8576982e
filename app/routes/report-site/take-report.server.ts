import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { FormReply } from "~/components/ui/use-form-reply";
import { failureReason } from "~/http/failure-reason.server";
import { DomainError } from "~/lib/errors";
import { abuseReportForm, REPORT_TRAP } from "~/modules/moderation/abuse-report";
import { reportSite } from "~/modules/moderation/report-site.server";

/**
 * Takes what the form 'Report a website' sends; gives what is wrong with it, or null when it is done. What only a
 * program fills in is taken for done, so that it learns nothing. `sender` is the network address.
 */
export async function takeReport(formData: FormData, sender: string) {
  if (formData.get(REPORT_TRAP)) return null;
  const submission = parseWithZod(formData, { schema: abuseReportForm });
  const reply = (rest: Omit<FormReply, "kind">, status: number) =>
    data<FormReply>({ kind: "report-site", ...rest }, { status });
  if (submission.status !== "success") return reply({ submission: submission.reply() }, 400);
  try {
    await reportSite({ ...submission.value, sender });
    return null;
  } catch (error) {
    const [status, fieldErrors] = error instanceof DomainError ? [error.status, error.fieldErrors] : [500, {}];
    const failure = failureReason(
      error,
      "a report could not be stored",
      "Your report could not be stored. Please send it again in a moment.",
    );
    // What stands at its field is not said twice.
    const isOfField = Object.keys(fieldErrors).length > 0;
    return reply({ submission: submission.reply({ fieldErrors }), failure: isOfField ? undefined : failure }, status);
  }
}
