import { apiRoute } from "~/http/api-route.server";
import { entityTag, readIfMatch } from "~/http/entity-tag";
import { readId, readJson } from "~/http/read-input.server";
import { websiteCode } from "~/modules/site/website-code";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { StaleRevisionError } from "~/modules/website-record/stale-revision";

const withTag = (revision: string, body: object, status: number) =>
  Response.json({ ...body, revision }, { status, headers: { etag: entityTag(revision) } });

const route = apiRoute("subscriber", {
  PATCH: async ({ request, params, actor }) => {
    const input = { actor, websiteId: readId(params.id), ifMatch: readIfMatch(request.headers) };
    try {
      const revision = await saveWebsiteCode({ ...input, code: await readJson(request, websiteCode) });
      return withTag(revision, { success: true }, 200);
    } catch (error) {
      if (!(error instanceof StaleRevisionError)) throw error;
      return withTag(error.revision, { message: error.message, errors: {}, generatedCode: error.code }, error.status);
    }
  },
});
export const loader = route.loader;
export const action = route.action;
