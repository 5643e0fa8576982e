import { apiRoute } from "~/http/api-route.server";
import { readJson } from "~/http/read-input.server";
import { saveVersion } from "~/modules/versions/save-version.server";
import { saveVersionInput } from "~/modules/versions/version-input";

const route = apiRoute("subscriber", {
  POST: async ({ request, actor }) => {
    const version = await saveVersion({ ...(await readJson(request, saveVersionInput)), actor });
    return Response.json(version, { status: 201 });
  },
});
export const loader = route.loader;
export const action = route.action;
