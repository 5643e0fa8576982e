import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { exportForm, INVALID_ADDRESS } from "~/modules/publishing/export/export-form";
import { exportWebsite } from "~/modules/publishing/export/export-website.server";

/** A website as a zip that opens from disk and works at any web host. */
export const loader = pageResource(async ({ request, params, actor }) => {
  const websiteId = readId(params.id);
  const asked = exportForm.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return redirectWithToast(`/analysis/${websiteId}?dialog=export`, { ...INVALID_ADDRESS, variant: "destructive" });
  const { fileName, bytes } = await exportWebsite({ actor, websiteId, ...asked.data });
  return new Response(Buffer.from(bytes), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
});
