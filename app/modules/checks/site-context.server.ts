import { db } from "~/lib/db.server";
import type { SiteContext } from "./checked-site";

/** Where Google's tag loads from and reports to. */
const GOOGLE_HOSTS = ["www.googletagmanager.com", "www.google-analytics.com"];

/** What a website's code may refer to: its pictures, and what its owner switched on. */
export async function readSiteContext(websiteId: number): Promise<SiteContext> {
  const [assets, deployment] = await Promise.all([
    db.asset.findMany({ where: { websiteId }, select: { path: true } }),
    db.deployment.findUnique({ where: { websiteId }, select: { googleAnalyticsId: true } }),
  ]);
  return {
    assets: new Set(assets.map(({ path }) => path)),
    allowedHosts: new Set(deployment?.googleAnalyticsId ? GOOGLE_HOSTS : []),
  };
}
