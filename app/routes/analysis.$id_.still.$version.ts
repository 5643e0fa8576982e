import { pageResource } from "~/http/page-resource.server";
import { readId } from "~/http/read-input.server";
import { readStill } from "~/modules/checks/read-still.server";
import { SANDBOX_POLICY } from "~/published/site-headers";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The small picture of a website, for its owner. Its version is in the address: a browser asks once for each. */
export const loader = pageResource(async ({ params, actor }) => {
  const { bytes, type, version } = await readStill({ actor, websiteId: readId(params.id) });
  const isThis = params.version === version;
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "cache-control": isThis ? `private, max-age=${YEAR_SECONDS}, immutable` : "no-store",
      "content-security-policy": SANDBOX_POLICY,
      "x-content-type-options": "nosniff",
    },
  });
});
