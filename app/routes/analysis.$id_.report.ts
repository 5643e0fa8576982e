import { apiRoute } from "~/http/api-route.server";
import { filesOf, parseMultipart } from "~/http/multipart.server";
import { readId } from "~/http/read-input.server";
import { ensureReport } from "~/modules/checks/read-report.server";
import { verifyReport } from "~/modules/checks/verify-report.server";

const LARGEST = 1_000_000;
const UPLOAD = { file: LARGEST, body: LARGEST + 10_000, files: 1 };

/**
 * GET: the report of a website as it is saved. POST: whether a report (`file`, or its SHA-256 as `hash`) is one of this
 * website.
 */
const route = apiRoute("subscriber", {
  GET: ({ params, actor }) => ensureReport({ actor, websiteId: readId(params.id) }),
  POST: async ({ request, params, actor }) => {
    const form = await parseMultipart(request, UPLOAD);
    const [file] = filesOf(form, "file");
    const given = file ? await file.text() : String(form.get("hash") ?? "");
    return verifyReport({ actor, websiteId: readId(params.id), given });
  },
});
export const loader = route.loader;
export const action = route.action;
