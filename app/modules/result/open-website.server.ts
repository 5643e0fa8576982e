import { db, type Tx } from "~/lib/db.server";
import { enqueueCheck } from "../website-record/enqueue-check.server";
import { removeDuplicateForms } from "../contact-form/remove-duplicate-forms";
import { applyEdit } from "../markup/edit";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { saveCode } from "../storage/save-code.server";
import { addVersion } from "../website-record/add-version.server";
import { keepUnsaved } from "../website-record/keep-unsaved.server";
import { INITIAL_TITLE } from "../website-record/change-type";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** Shown when contact forms were taken out (tests/list, section 4). */
export const FORMS_CLEANED = {
  title: "Forms Cleaned",
  description: "Contact forms that stood there twice were removed. The first one is kept.",
} as const;

/**
 * What the first opening of generated code does, once for each generation: contact forms that look like duplicates are
 * taken out, and the website has its first version. Later, and for what is not there, it does nothing.
 * @returns what it did: whether this was the first opening, and whether forms were taken out
 */
export async function openWebsite({ actor, websiteId }: Input): Promise<"nothing" | "opened" | "cleaned"> {
  const unopened = { id: websiteId, ownerId: actor.userId, openedAt: null, codeHash: { not: null } };
  if ((await db.website.count({ where: unopened })) === 0) return "nothing";
  return db.$transaction(async (tx) => {
    // One of several that open it at once; the others wait here and find it opened.
    const { count } = await tx.website.updateMany({ where: unopened, data: { openedAt: new Date() } });
    if (count === 0) return "nothing";
    return (await clean(tx, websiteId)) ? "cleaned" : "opened";
  });
}

async function clean(tx: Tx, websiteId: number): Promise<boolean> {
  const { code } = await tx.website.findUniqueOrThrow({ where: { id: websiteId }, select: { code: true } });
  if (!code) return false;
  await keepFirst(tx, websiteId, code.hash);
  const cleaned = withoutDuplicates(code);
  if (!cleaned) return false;
  await keepUnsaved(tx, { websiteId, codeHash: code.hash, title: "Before forms were cleaned" });
  const codeHash = await saveCode(cleaned, tx);
  await tx.website.update({ where: { id: websiteId }, data: { codeHash } });
  await enqueueCheck(tx, websiteId);
  const version = {
    changeType: "contact_form",
    title: FORMS_CLEANED.title,
    isAutoSaved: true,
    author: "built-in",
  } as const;
  await addVersion(tx, { websiteId, codeHash, ...version, changeDescription: FORMS_CLEANED.description });
  return true;
}

/** Code that did not come from a generation of ours has no version yet. */
async function keepFirst(tx: Tx, websiteId: number, codeHash: string): Promise<void> {
  if ((await tx.version.count({ where: { websiteId } })) > 0) return;
  await addVersion(tx, { websiteId, codeHash, changeType: "initial", title: INITIAL_TITLE, isAutoSaved: true });
}

function withoutDuplicates(code: WebsiteCode): WebsiteCode | null {
  const edit = removeDuplicateForms(code);
  if (!edit) return null;
  return codeOf(applyEdit(code, edit));
}
