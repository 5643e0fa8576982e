import { db, type Tx } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import type { WebsiteCode } from "../site/website-code";
import { requireStorableCode } from "../website-record/require-storable-code";
import { saveCode } from "../storage/save-code.server";
import { addVersion } from "../website-record/add-version.server";
import { copyTitle } from "./copy-title";
import { makePreviewToken } from "../website-record/preview-token";

interface Input {
  actor: { userId: number };
  websiteId: number;
  /** The copy's name; 'Copy of …' when left out. */
  title?: string;
  /** What the copy holds instead of the original's code, such as changes that could not be saved. */
  code?: WebsiteCode;
}

/**
 * Makes a second website out of one: code, brief, pictures, contact form, what is known of its claims, and the small
 * picture of what it looks like. Versions and the deployment stay with the original.
 * @returns the copy's id
 * @throws NotFoundError when the actor has no such website, ConflictError while it has no code, TooLargeError or
 *   InvalidError for code that cannot be kept
 */
export async function duplicateWebsite({ actor, websiteId, title, code }: Input): Promise<number> {
  if (code) requireStorableCode(code);
  return db.$transaction(async (tx) => {
    const original = await readOriginal(tx, actor.userId, websiteId);
    const codeHash = code ? await saveCode(code, tx) : original.codeHash;
    const { assets, contactSettings, claims, still, projectTitle, brief, url, ownerId } = original;
    // What an owner made is never cleaned.
    const openedAt = code ? new Date() : original.openedAt;
    const copy = await tx.website.create({
      data: {
        ...{ ownerId, url, codeHash, openedAt, brief: brief as object },
        projectTitle: title ?? copyTitle(projectTitle),
        previewToken: makePreviewToken(),
        assets: { createMany: { data: assets } },
        claims: { createMany: { data: claims } },
        contactSettings: contactSettings ? { create: contactSettings as never } : undefined,
        // With other code than it was drawn of, it stands until that has been looked at.
        still: still ? { create: still } : undefined,
      },
    });
    const first = {
      changeType: "initial",
      title: "Copied",
      changeDescription: projectTitle,
      isAutoSaved: true,
    } as const;
    await addVersion(tx, { websiteId: copy.id, codeHash, ...first });
    return copy.id;
  });
}

async function readOriginal(tx: Tx, ownerId: number, id: number) {
  const original = await tx.website.findFirst({
    where: { id, ownerId },
    include: {
      assets: { omit: { id: true, websiteId: true } },
      contactSettings: { omit: { websiteId: true } },
      claims: { omit: { websiteId: true } },
      still: { omit: { websiteId: true, madeAt: true } },
    },
  });
  if (!original) throw new NotFoundError("There is no such website.");
  const { codeHash } = original;
  if (!codeHash) throw new ConflictError("This website is still being generated.");
  return { ...original, codeHash };
}
