import { apiRoute } from "~/http/api-route.server";
import { jsonList } from "~/http/json-list.server";
import { readId } from "~/http/read-input.server";
import { deleteVersion } from "~/modules/versions/delete-version.server";
import { readVersions } from "~/modules/versions/read-versions.server";

/** The contract has a website's id here for GET and a version's for DELETE. */
const route = apiRoute("subscriber", {
  GET: async ({ params, actor }) => jsonList(await readVersions({ actor, websiteId: readId(params.id) })),
  DELETE: async ({ params, actor }) => void (await deleteVersion({ actor, versionId: readId(params.id) })),
});
export const loader = route.loader;
export const action = route.action;
