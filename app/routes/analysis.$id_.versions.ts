import { apiRoute } from "~/http/api-route.server";
import { readId } from "~/http/read-input.server";
import { listVersions } from "~/modules/versions/list-versions.server";

/** What the Version Control dialog reads when it opens: the list without the code of each version. */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => listVersions({ actor, websiteId: readId(params.id) }),
});
export const loader = route.loader;
export const action = route.action;
