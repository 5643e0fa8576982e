import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { PreviewLinkReply } from "~/components/preview-links/preview-link-reply";
import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { DomainError } from "~/lib/errors";
import { makePreviewLink } from "~/modules/preview-links/make-preview-link.server";
import { previewLinkForm } from "~/modules/preview-links/preview-link";
import { revokePreviewLink } from "~/modules/preview-links/revoke-preview-link.server";
import { TRY_AGAIN } from "~/modules/versions/version-input";

interface LinkInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
}

/** Makes a link to the website's preview. */
export async function makeLink({ formData, ...website }: LinkInput) {
  const submission = parseWithZod(formData, { schema: previewLinkForm });
  const reply = (rest: Omit<PreviewLinkReply, "kind">, status: number) =>
    data<PreviewLinkReply>({ kind: "preview-link", ...rest }, { status });
  if (submission.status !== "success") return reply({ submission: submission.reply() }, 400);
  try {
    return reply({ made: await makePreviewLink({ ...website, days: Number(submission.value.days) }) }, 200);
  } catch (error) {
    const failure = failureReason(error, "a preview link could not be made", TRY_AGAIN);
    return reply({ submission: submission.reply(), failure }, error instanceof DomainError ? error.status : 500);
  }
}

/** Ends a link, and goes back to the list. */
export async function revokeLink({ formData, here, ...website }: LinkInput & { here: string }) {
  const list = withParam(new URL(here, env.APP_ORIGIN), "dialog", "preview-link");
  try {
    await revokePreviewLink({ ...website, linkId: readId(String(formData.get("linkId"))) });
    return await redirectWithToast(list, { title: "Link Revoked", description: "It shows nothing any more." });
  } catch (error) {
    const description = failureReason(error, "a preview link could not be revoked", TRY_AGAIN);
    return redirectWithToast(list, { title: "Not Revoked", description, variant: "destructive" });
  }
}
