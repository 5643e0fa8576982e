import { db } from "~/lib/db.server";
import { siteAddress } from "./site-address.server";
import { NO_EXTRAS, type SiteExtras, type SitePost } from "./site-extras";

/** What a deployment shows beside its code; one that is being made, under `subdomain`, has nothing but its name and address yet. */
export async function loadSiteExtras(deploymentId: number | null, subdomain: string): Promise<SiteExtras> {
  const publishedAt = new Date();
  const fresh = { ...NO_EXTRAS, reportsAs: subdomain, publishedAt, address: siteAddress({ subdomain, domain: null }) };
  if (deploymentId === null) return fresh;
  const [deployment, posts] = await Promise.all([
    db.deployment.findUnique({ where: { id: deploymentId }, select: { googleAnalyticsId: true, domain: true } }),
    loadPosts(deploymentId),
  ]);
  if (!deployment) return fresh;
  const { googleAnalyticsId, domain } = deployment;
  return { ...fresh, googleAnalyticsId, posts, address: siteAddress({ subdomain, domain }) };
}

async function loadPosts(deploymentId: number): Promise<SitePost[]> {
  const rows = await db.post.findMany({
    where: { deploymentId, status: "published" },
    select: { slug: true, title: true, content: true, excerpt: true, publishedAt: true, createdAt: true, updatedAt: true, category: { select: { name: true, slug: true } } },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
  });
  return rows.map(({ createdAt, publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt ?? createdAt }));
}
