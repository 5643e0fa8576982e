import { randomBytes } from "node:crypto";
import { db } from "~/lib/db.server";
import { enqueueRun } from "./enqueue-run.server";
import type { GenerationForm } from "./generation-form";
import { makeBrief } from "./make-brief.server";
import type { Uploads } from "./read-uploads";

interface Input {
  actor: { userId: number };
  form: GenerationForm;
  uploads: Uploads;
}

// The preview's address is its only key.
const TOKEN_BYTES = 24;

/**
 * Starts the generation of a new website: the website, its pictures, its run and the run's job come into being
 * together or not at all.
 * @returns the website's id, which the API calls an analysis
 * @throws TooLargeError, UnsupportedTypeError or InvalidError of a file that cannot be used
 */
export async function startGeneration({ actor, form, uploads }: Input): Promise<{ analysisId: number }> {
  const { brief, assets } = await makeBrief(form, uploads);
  return db.$transaction(async (tx) => {
    const { id } = await tx.website.create({
      data: {
        ownerId: actor.userId,
        projectTitle: form.projectTitle,
        url: form.referenceWebsite,
        brief,
        previewToken: randomBytes(TOKEN_BYTES).toString("base64url"),
        assets: { createMany: { data: assets } },
      },
    });
    await enqueueRun(tx, id, form.codeModel);
    return { analysisId: id };
  });
}
