import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { qrCode, readPoster } from "~/modules/publishing/site-qr.server";

/** A website's address as a QR code; with `?download` as a file. */
export const loader = pageResource(async ({ request, params, actor }) => {
  const { subdomain, address } = await readPoster({ actor, deploymentId: readId(params.id) });
  const headers = new Headers({ "content-type": "image/svg+xml", "cache-control": "private, no-cache" });
  if (new URL(request.url).searchParams.has("download"))
    headers.set("content-disposition", `attachment; filename="${subdomain}-qr.svg"`);
  return new Response(qrCode(address), { headers });
});
