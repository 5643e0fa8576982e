import { downloadStream } from "~/http/download-stream.server";
import { jsonError } from "~/http/json-error.server";
import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast, toastHeader } from "~/http/toast.server";
import { DomainError, InvalidError, NotFoundError } from "~/lib/errors";
import { exportForm, INVALID_ADDRESS } from "~/modules/publishing/export/export-form";
import { exportWebsite } from "~/modules/publishing/export/export-website.server";

/** A website as a zip that opens from disk and works at any web host. */
export const loader = pageResource(async ({ request, context, params, actor }) => {
  const websiteId = readId(params.id);
  const typed = new URL(request.url).searchParams;
  const dialog = `/analysis/${websiteId}?${new URLSearchParams([["dialog", "export"], ...typed])}`;
  const asked = exportForm.safeParse(Object.fromEntries(typed));
  if (!asked.success)
    return refused(request, new InvalidError(asked.error.issues[0]!.message), { title: INVALID_ADDRESS.title, dialog });
  try {
    return downloadStream(request, context, {
      ...(await exportWebsite({ actor, websiteId, ...asked.data })),
      type: "application/zip",
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error instanceof NotFoundError) throw error;
    return refused(request, error, { title: "Export Failed", dialog });
  }
});

/** Says what is wrong in the dialog, where what was typed still stands. */
async function refused(
  request: Request,
  error: DomainError,
  { title, dialog }: { title: string; dialog: string },
): Promise<Response> {
  const toast = { title, description: error.message, variant: "destructive" } as const;
  if (request.headers.get("sec-fetch-dest") !== "empty") return redirectWithToast(dialog, toast);
  // A link with `download` would save that page as the file: the download fails, and the next page says why.
  const answer = jsonError(error);
  answer.headers.append("set-cookie", await toastHeader(toast));
  return answer;
}
