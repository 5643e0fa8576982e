import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { CONTACT_PATH } from "~/published/visitor-calls";
import { withoutPlaceholders } from "../../editing/placeholders";
import { archiveName } from "./archive-name";
import { archiveReadme } from "./archive-readme";
import { assemblePlainSite } from "../assemble-site";
import { buildZip } from "../build-zip";
import { withFormTarget, type FormTarget } from "../form-target";
import { loadAssets } from "../load-assets.server";
import { sendsToApp } from "../sends-to-app";
import type { SiteFile } from "../site-file";

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
export async function exportWebsite(input: Input): Promise<{ fileName: string; bytes: Uint8Array }> {
  const website = await readWhole(input);
  if (!website) throw new NotFoundError("There is no such website.");
  const { title, changedAt, code, target, assets } = website;
  const readme = archiveReadme({ title, changedAt, target: sendsToApp(code) ? target : null });
  return { fileName: archiveName(title), bytes: buildZip(withFormTarget(code, target), assets, { changedAt, readme }) };
}

/** The files of a website of the actor as its archive has them; none for one that has no code yet. */
export async function exportFiles(input: Input): Promise<SiteFile[]> {
  const website = await readWhole(input);
  return website ? assemblePlainSite(withFormTarget(website.code, website.target), website.assets, { fromDisk: true }) : [];
}

async function readWhole({ actor, websiteId, contactAddress }: Input) {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { projectTitle: true, updatedAt: true, code: true, contactKey: true },
  });
  if (!website?.code) return null;
  const { projectTitle: title, updatedAt: changedAt, contactKey } = website;
  const code = withoutPlaceholders(website.code);
  const target = targetFor(contactAddress, contactKey);
  return { title, changedAt, code, target, assets: await loadAssets(websiteId, code) };
}

function targetFor(address: string | undefined, contactKey: string): FormTarget {
  const own = new URL(CONTACT_PATH, env.APP_ORIGIN).href;
  return address && address !== own ? { address, contactKey: null } : { address: own, contactKey };
}
