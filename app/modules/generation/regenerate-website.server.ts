import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { beginRun } from "./begin-run.server";
import { brief as briefSchema } from "../site/brief";
import { withStyle, type RegenerationForm } from "./generation-form";

interface Input {
  actor: { userId: number };
  websiteId: number;
  form: RegenerationForm;
}

/**
 * Generates a website again with other choices, out of the same uploads. Its code and brief stay as they are until the
 * run succeeds; what it replaces then becomes a version.
 * @throws NotFoundError when the actor has no such website, ConflictError while it is being generated
 */
export async function regenerateWebsite({ actor, websiteId, form }: Input): Promise<void> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { brief: true, projectTitle: true },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  const { projectTitle } = website;
  const brief = briefSchema.parse({ projectTitle, ...(website.brief as object), ...withStyle(form) });
  await beginRun({ websiteId, codeModel: brief.codeModel, brief });
}
