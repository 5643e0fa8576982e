import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { exportWebsite } from "~/modules/publishing/export-website.server";

/** A website as a zip that opens from disk. */
export const loader = pageResource(async ({ params, actor }) => {
  const { fileName, bytes } = await exportWebsite({ actor, websiteId: readId(params.id) });
  return new Response(Buffer.from(bytes), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
});
