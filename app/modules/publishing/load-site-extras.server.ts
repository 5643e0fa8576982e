import { db } from "~/lib/db.server";
import { INDUSTRIES, type Industry } from "../site/choices";
import { siteAddress } from "../deployment-record/site-address.server";
import { NO_EXTRAS, type SiteExtras, type SitePost } from "../assembly/site-extras";

interface ExtrasScope {
  /** Null for a website that was never deployed: it has no posts and settings yet. */
  deploymentId: number | null;
  /** Null for a website that is not deployed: it has no address, and reports no visits. */
  subdomain: string | null;
  /** The domain that it will have; left out for the one that it has. */
  domain?: Parameters<typeof siteAddress>[0]["domain"];
}

/** What a website shows beside its code where it is deployed, or is about to be. */
export async function loadSiteExtras(
  websiteId: number,
  { deploymentId, subdomain, domain }: ExtrasScope,
): Promise<SiteExtras> {
  const publishedAt = new Date();
  const [{ industry, contactKey }, deployment, posts] = await Promise.all([
    loadWebsite(websiteId),
    deploymentId === null
      ? null
      : db.deployment.findUnique({ where: { id: deploymentId }, select: { googleAnalyticsId: true, domain: true } }),
    deploymentId === null ? [] : loadPosts(deploymentId),
  ]);
  const address =
    subdomain === null
      ? null
      : siteAddress({ subdomain, domain: domain === undefined ? (deployment?.domain ?? null) : domain });
  const googleAnalyticsId = deployment?.googleAnalyticsId ?? null;
  return { ...NO_EXTRAS, reportsAs: subdomain, contactKey, publishedAt, industry, googleAnalyticsId, posts, address };
}

/** A brief may hold a whole document: only what is needed of it travels. */
async function loadWebsite(websiteId: number): Promise<{ industry: Industry; contactKey: string | null }> {
  const [row] = await db.$queryRaw<{ industry: string | null; contactKey: string }[]>`
    select brief->>'industry' as industry, contact_key as "contactKey" from websites where id = ${websiteId}`;
  return {
    industry: INDUSTRIES.find((industry) => industry === row?.industry) ?? "other",
    contactKey: row?.contactKey ?? null,
  };
}

async function loadPosts(deploymentId: number): Promise<SitePost[]> {
  const rows = await db.post.findMany({
    where: { deploymentId, status: "published" },
    select: {
      slug: true,
      title: true,
      content: true,
      excerpt: true,
      publishedAt: true,
      createdAt: true,
      updatedAt: true,
      category: { select: { name: true, slug: true } },
    },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
  });
  return rows.map(({ createdAt, publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt ?? createdAt }));
}
