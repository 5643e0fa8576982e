import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { listPreviewLinks } from "~/modules/preview-links/list-preview-links.server";

/** What the dialog 'Share a preview' reads when it opens. */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => listPreviewLinks({ actor, websiteId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
