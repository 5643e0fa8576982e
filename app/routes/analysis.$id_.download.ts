import { downloadStream } from "~/http/download-stream.server";
import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError, NotFoundError } from "~/lib/errors";
import { exportForm, INVALID_ADDRESS } from "~/modules/publishing/export/export-form";
import { exportWebsite } from "~/modules/publishing/export/export-website.server";

/** A website as a zip that opens from disk and works at any web host. What is wrong is said in the dialog, where what was typed still stands. */
export const loader = pageResource(async ({ request, context, params, actor }) => {
  const websiteId = readId(params.id);
  const typed = new URL(request.url).searchParams;
  const backToDialog = (toast: { title: string; description: string }) =>
    redirectWithToast(`/analysis/${websiteId}?${new URLSearchParams([["dialog", "export"], ...typed])}`, { ...toast, variant: "destructive" });
  const asked = exportForm.safeParse(Object.fromEntries(typed));
  if (!asked.success) return backToDialog({ ...INVALID_ADDRESS, description: asked.error.issues[0]!.message });
  try {
    return downloadStream(request, context, { ...(await exportWebsite({ actor, websiteId, ...asked.data })), type: "application/zip" });
  } catch (error) {
    if (!(error instanceof DomainError) || error instanceof NotFoundError) throw error;
    return backToDialog({ title: "Export Failed", description: error.message });
  }
});
