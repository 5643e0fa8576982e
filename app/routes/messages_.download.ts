import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { pageResource } from "~/http/page-resource.server";
import { exportMessages } from "~/modules/messages/export-messages.server";
import { readFolder } from "~/modules/messages/folder";
import { readSite } from "~/modules/messages/read-site";

/** All messages of a folder as a CSV file, sent while they are read. */
export const loader = pageResource(async ({ request, actor }) => {
  const params = new URL(request.url).searchParams;
  const folder = readFolder(params.get("folder"));
  const pieces = await exportMessages({ actor, folder, deploymentId: readSite(params) });
  const name = `${folder === "spam" ? "spam" : "messages"}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(createReadableStreamFromReadable(Readable.from(pieces)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}, "user");
