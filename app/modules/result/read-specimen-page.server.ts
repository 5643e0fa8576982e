import { db } from "~/lib/db.server";
import { isStorable } from "~/lib/stored-text";
import { drawSpecimen } from "../generation/draw-specimen.server";
import { onlyViewer, ownerWithTakeDown } from "../moderation/only-viewer";
import type { PreviewFile } from "../publishing/read-preview-file.server";
import { brief } from "../site/brief";
import { outsideBin } from "../website-record/outside-bin";
import { lookedAt } from "./looked-at";

const lastRun = { orderBy: { id: "desc" }, take: 1, select: { brief: true } } as const;

/**
 * The page that stands in for a website while it is generated: what our own designer makes of the brief at once, beside
 * the website's own pictures. `token` is the unguessable one of its preview, `again` whether its parts have come
 * in before. Null where there is no brief to read.
 */
export async function readSpecimenPage(token: string, again = false): Promise<PreviewFile | null> {
  if (!isStorable(token)) return null;
  const website = await db.website.findUnique({
    where: { previewToken: token, ...outsideBin },
    select: { brief: true, owner: ownerWithTakeDown, runs: lastRun },
  });
  const given = brief.safeParse(website?.runs[0]?.brief ?? website?.brief);
  if (!website?.owner || !given.success) return null;
  const { owner } = website;
  const { page } = await drawSpecimen({ actor: { userId: owner.id }, given: given.data, assets: "assets" });
  return { bytes: Buffer.from(lookedAt(page, again)), type: "text/html; charset=utf-8", onlyFor: onlyViewer(owner) };
}
