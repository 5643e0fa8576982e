import { db } from "~/lib/db.server";
import { requireOwnWebsite } from "../website-record/require-own-website.server";
import { linkAddress } from "./link-address.server";
import type { PreviewLinkItem } from "./preview-link";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** The links to a website that open now, the newest first. @throws NotFoundError when the actor has no such website */
export async function listPreviewLinks(input: Input): Promise<PreviewLinkItem[]> {
  await requireOwnWebsite(input);
  const links = await db.previewLink.findMany({
    where: { websiteId: input.websiteId, expiresAt: { gt: new Date() } },
    orderBy: { id: "desc" },
  });
  return links.map((link) => ({
    id: link.id,
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
    address: linkAddress(link),
  }));
}
