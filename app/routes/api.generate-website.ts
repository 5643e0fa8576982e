import { apiRoute } from "~/http/api-route.server";
import { parseMultipart } from "~/http/multipart.server";
import { check } from "~/http/read-input.server";
import { generationForm } from "~/modules/generation/generation-form";
import { readUploads, UPLOAD_LIMITS } from "~/modules/generation/read-uploads";
import { startGeneration } from "~/modules/generation/start-generation.server";

const route = apiRoute("subscriber", {
  POST: async ({ request, actor }) => {
    const formData = await parseMultipart(request, UPLOAD_LIMITS);
    const form = check(generationForm, Object.fromEntries(formData));
    return Response.json(await startGeneration({ actor, form, uploads: readUploads(formData) }), { status: 201 });
  },
});
export const loader = route.loader;
export const action = route.action;
