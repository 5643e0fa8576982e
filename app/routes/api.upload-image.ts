import { apiRoute } from "~/http/api-route.server";
import { filesOf, parseMultipart } from "~/http/multipart.server";
import { readId } from "~/http/read-input.server";
import { LIMITS } from "~/modules/generation/upload-rules";
import { uploadImage } from "~/modules/websites/upload-image.server";

// Room for the form around one picture.
const UPLOAD = { file: LIMITS.image, body: LIMITS.image + 100_000, files: 1 };

const route = apiRoute("subscriber", {
  POST: async ({ request, actor }) => {
    const form = await parseMultipart(request, UPLOAD);
    const id = form.get("analysisId");
    const [image] = filesOf(form, "image");
    return uploadImage({ actor, websiteId: id === null || id === "" ? null : readId(String(id)), image });
  },
});
export const loader = route.loader;
export const action = route.action;
