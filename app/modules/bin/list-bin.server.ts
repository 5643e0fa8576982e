import { db } from "~/lib/db.server";
import { websiteTitle } from "../website-record/website-title";
import { heldThings, thingsIn, type HeldThings } from "./held-things";
import { dueBefore, goneAt, WEBSITE_DAYS } from "./bin-days";

/** A deleted website as its owner sees it, with what it holds. */
export interface BinItem extends HeldThings {
  websiteId: number;
  title: string;
  binnedAt: Date;
  /** Whether it was ever deployed. */
  hasAddress: boolean;
  /** When it goes for good. */
  goneAt: Date;
}

/** The actor's deleted websites that can be put back, the latest first. */
export async function listBin({ actor }: { actor: { userId: number } }): Promise<BinItem[]> {
  const rows = await db.binnedWebsite.findMany({
    where: { ownerId: actor.userId, binnedAt: { gte: dueBefore(WEBSITE_DAYS) } },
    select: {
      websiteId: true,
      binnedAt: true,
      website: { select: { projectTitle: true, url: true, deployment: { select: heldThings } } },
    },
    orderBy: [{ binnedAt: "desc" }, { websiteId: "desc" }],
  });
  return rows.map(({ websiteId, binnedAt, website }) => ({
    websiteId,
    title: websiteTitle(website),
    binnedAt,
    hasAddress: website.deployment !== null,
    goneAt: goneAt(binnedAt, WEBSITE_DAYS),
    ...thingsIn(website.deployment),
  }));
}
