import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { downloadReport } from "~/modules/checks/download-report.server";

/** The report of a website as it is saved, as a file; its SHA-256 is in the file and in a header. */
export const loader = pageResource(async ({ params, actor }) => {
  const { fileName, text, sha256 } = await downloadReport({ actor, websiteId: readId(params.id) });
  return new Response(text, {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${fileName}"`,
      "x-report-sha256": sha256,
      "cache-control": "no-store",
    },
  });
});
