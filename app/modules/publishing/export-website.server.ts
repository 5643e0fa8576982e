import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { CONTACT_PATH } from "../contact/render-contact-form";
import { archiveName } from "./archive-name";
import { archiveReadme } from "./archive-readme";
import { buildZip } from "./build-zip";
import { withFormTarget, type FormTarget } from "./form-target";
import { loadAssets } from "./load-assets.server";
import { sendsToApp } from "./sends-to-app";

interface Input {
  actor: { userId: number };
  websiteId: number;
  /** Where the contact form sends, in the archive only; this app when left out. */
  contactAddress?: string;
}

/**
 * A website of the actor as an archive, with a name for the file.
 * @throws NotFoundError when the actor has no such website, or it has no code yet
 */
export async function exportWebsite({ actor, websiteId, contactAddress }: Input): Promise<{ fileName: string; bytes: Uint8Array }> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { projectTitle: true, updatedAt: true, code: true, deployment: { select: { subdomain: true } } },
  });
  if (!website?.code) throw new NotFoundError("There is no such website.");
  const { projectTitle: title, updatedAt: changedAt, code, deployment } = website;
  const target = targetFor(contactAddress, deployment?.subdomain ?? "");
  const readme = archiveReadme({ title, changedAt, target: sendsToApp(code) ? target : null });
  const assets = await loadAssets(websiteId, code);
  return { fileName: archiveName(title), bytes: buildZip(withFormTarget(code, target), assets, { changedAt, readme }) };
}

function targetFor(address: string | undefined, deployment: string): FormTarget {
  const own = new URL(CONTACT_PATH, env.APP_ORIGIN).href;
  return address && address !== own ? { address, deployment: null } : { address: own, deployment };
}
