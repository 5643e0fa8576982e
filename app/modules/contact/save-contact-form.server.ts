import { db, type Tx } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { withTries } from "~/lib/with-tries";
import { enqueueCheck } from "../website-record/enqueue-check.server";
import { applyEdit, type Author } from "../markup/edit";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { requireStorableCode } from "../website-record/require-storable-code";
import { saveCode } from "../storage/save-code.server";
import { addVersion } from "../website-record/add-version.server";
import { lockWebsite } from "../website-record/lock-website.server";
import { applyContactForm } from "../contact-form/apply-contact-form";
import type { ContactFormConfig } from "../contact-form/contact-form-config";
import { formRevision } from "../contact-form/form-revision";
import { currentConfig } from "./read-contact-settings.server";
import { StaleFormError } from "../contact-form/stale-form";

interface Input {
  actor: { userId: number };
  websiteId: number;
  config: ContactFormConfig;
  /** The revision of the form that it was edited on (`formRevision`); any when left out. */
  revision?: string | null | undefined;
  /** Who made the form; the owner unless it says otherwise. */
  author?: Author;
}

/**
 * Keeps a website's contact form: its settings, its code with the form in it, and a version of that, all or nothing.
 * What was there before is a version too. What is deployed stays as it is until the next deploy; who gets messages and
 * what is answered holds at once.
 * @returns the revision that the website is now
 * @throws NotFoundError when the actor has no such website, ConflictError while there is no code yet, StaleFormError
 *   when the form is another revision, TooLargeError when the form makes the code too large
 */
export async function saveContactForm(input: Input): Promise<string> {
  return withTries("website", () => tryToSave(input));
}

/** Null when the website's code changed while the form was put into it. */
async function tryToSave(input: Input): Promise<string | null> {
  const { actor, websiteId, config, author = "owner" } = input;
  const base = await readCode(input);
  const codeHash = await saveApplied(base, config, author);
  return db.$transaction(async (tx) => {
    const before = await lockWebsite(tx, actor.userId, websiteId);
    if (before !== base.hash) return null;
    await requireRevision(tx, base, input);
    await tx.contactSettings.upsert({ where: { websiteId }, create: { websiteId, ...config }, update: config });
    if (codeHash === before) return codeHash;
    await keepUnsaved(tx, websiteId, before);
    await tx.website.update({ where: { id: websiteId }, data: { codeHash } });
    await enqueueCheck(tx, websiteId);
    await addVersion(tx, {
      websiteId,
      codeHash,
      changeType: "contact_form",
      title: "Contact form updated",
      isAutoSaved: true,
      author,
    });
    return codeHash;
  });
}

/** Of a website whose row is held. A save that was sent twice has done what it should. */
async function requireRevision(tx: Tx, code: WebsiteCode, { websiteId, config, revision }: Input): Promise<void> {
  if (!revision) return;
  const now = currentConfig(await tx.contactSettings.findUnique({ where: { websiteId } }), code);
  const is = formRevision(now);
  if (is !== revision && is !== formRevision(config)) throw new StaleFormError(now, is);
}

async function readCode({ actor, websiteId }: Input) {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { code: true },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  if (!website.code) throw new ConflictError("This website is still being generated.");
  return website.code;
}

async function saveApplied(row: WebsiteCode, config: ContactFormConfig, author: Author): Promise<string> {
  const code = codeOf(row);
  const next = applyEdit(code, applyContactForm(code, config, author));
  requireStorableCode(next);
  return saveCode(next);
}

async function keepUnsaved(tx: Tx, websiteId: number, codeHash: string): Promise<void> {
  if ((await tx.version.count({ where: { websiteId, codeHash } })) > 0) return;
  await addVersion(tx, {
    websiteId,
    codeHash,
    changeType: "manual",
    title: "Before the contact form changed",
    isAutoSaved: true,
  });
}
