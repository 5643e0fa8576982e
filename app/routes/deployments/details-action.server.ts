import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { FormReply } from "~/components/ui/use-form-reply";
import { failureReason } from "~/http/failure-reason.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { NotFoundError } from "~/lib/errors";
import { changeDetails } from "~/modules/publishing/change-details.server";
import { detailsForm } from "~/modules/publishing/deploy-form";

/** Gives a live website another title and description, or answers with what is wrong with them. */
export async function detailsAction(actor: { userId: number }, formData: FormData) {
  const deploymentId = readId(String(formData.get("id")));
  const submission = parseWithZod(formData, { schema: detailsForm });
  if (submission.status !== "success")
    return data<FormReply>({ kind: "details", submission: submission.reply() }, { status: 400 });
  try {
    await changeDetails({ actor, deploymentId, ...submission.value });
    return await redirectWithToast("/deployments", { title: "Changes Saved", description: "Visitors see them now." });
  } catch (error) {
    if (error instanceof NotFoundError) throw error;
    const failure = failureReason(error, "a website's title could not be changed", "Please try again.");
    return data<FormReply>({ kind: "details", submission: submission.reply(), failure }, { status: 500 });
  }
}
