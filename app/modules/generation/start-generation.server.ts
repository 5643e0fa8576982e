import { db } from "~/lib/db.server";
import { isUniqueViolation } from "~/lib/unique-violation";
import { contentHash } from "../storage/content-hash";
import { makePreviewToken } from "../website-record/preview-token";
import { enqueueAvif } from "../pictures/enqueue-avif.server";
import { enqueueRun } from "./enqueue-run.server";
import type { GenerationForm } from "./generation-form";
import { makeBrief } from "./make-brief.server";
import type { Uploads } from "./read-uploads";

interface Input {
  actor: { userId: number };
  form: GenerationForm;
  uploads: Uploads;
}

/**
 * Starts the generation of a new website: the website, its pictures, its run and the run's job come into being
 * together or not at all. A form that was sent twice under its one key makes one website.
 * @returns the website's id, which the API calls an analysis
 * @throws TooLargeError, UnsupportedTypeError or InvalidError of a file that cannot be used
 */
export async function startGeneration(input: Input): Promise<{ analysisId: number }> {
  const formKey = formKeyOf(input);
  const made = await findMade(input.actor.userId, formKey);
  if (made) return made;
  try {
    return await start(input, formKey);
  } catch (error) {
    // Sent twice at once: the other one was first.
    const first =
      isUniqueViolation(error, "websites_owner_id_form_key_key") && (await findMade(input.actor.userId, formKey));
    if (first) return first;
    throw error;
  }
}

// With what is in it: who goes back and changes the form wants another website.
function formKeyOf({ form, uploads: { logo, document, images, alts } }: Input): string | null {
  if (!form.key) return null;
  const files = [logo, document, ...images].map((file) => file && [file.name, file.size]);
  return contentHash(JSON.stringify([form, files, alts]));
}

async function findMade(ownerId: number, formKey: string | null): Promise<{ analysisId: number } | null> {
  if (!formKey) return null;
  const website = await db.website.findFirst({ where: { ownerId, formKey }, select: { id: true } });
  return website && { analysisId: website.id };
}

async function start({ actor, form, uploads }: Input, formKey: string | null): Promise<{ analysisId: number }> {
  const { brief, assets } = await makeBrief(form, uploads);
  return db.$transaction(async (tx) => {
    const { id } = await tx.website.create({
      data: {
        ownerId: actor.userId,
        formKey,
        projectTitle: form.projectTitle,
        url: form.referenceWebsite,
        brief,
        previewToken: makePreviewToken(),
        assets: { createMany: { data: assets } },
      },
    });
    await enqueueRun(tx, { websiteId: id, codeModel: form.codeModel });
    if (assets.length > 0) await enqueueAvif(tx, id);
    return { analysisId: id };
  });
}
