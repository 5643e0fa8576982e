import { db } from "~/lib/db.server";
import { requireOwnWebsite } from "../website-record/require-own-website.server";
import type { PreviewLinkItem } from "./preview-link";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** The links to a website that open now, the newest first. @throws NotFoundError when the actor has no such website */
export async function listPreviewLinks(input: Input): Promise<PreviewLinkItem[]> {
  await requireOwnWebsite(input);
  return db.previewLink.findMany({
    where: { websiteId: input.websiteId, expiresAt: { gt: new Date() } },
    select: { id: true, createdAt: true, expiresAt: true },
    orderBy: { id: "desc" },
  });
}
