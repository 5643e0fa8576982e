import { parseWithZod } from "@conform-to/zod/v4";
import { apiRoute } from "~/http/api-route.server";
import { readForm } from "~/http/read-input.server";
import { InvalidError } from "~/lib/errors";
import { drawSpecimen } from "~/modules/generation/draw-specimen.server";
import { generationForm } from "~/modules/generation/generation-form";

/** What the last step of the generation form shows of the website to be. */
const route = apiRoute("subscriber", {
  POST: async ({ request, actor }) => {
    const submission = parseWithZod(await readForm(request), { schema: generationForm });
    if (submission.status !== "success") throw new InvalidError("Choose a template and give your project a title.");
    return drawSpecimen({ actor, given: submission.value });
  },
});
export const loader = route.loader;
export const action = route.action;
