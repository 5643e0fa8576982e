import type { Actor } from "~/http/guards.server";
import { log } from "~/lib/log.server";
import { loadWebsiteAnalytics } from "~/modules/analytics/load-website-analytics.server";
import { findAnalyticsSettings } from "~/modules/analytics/analytics-settings.server";
import { listSites } from "~/modules/content/list-sites.server";
import { readSeo } from "~/modules/seo/read-seo.server";
import { readView, type View } from "./view";

/** What the screen shows: the websites to choose from, the chosen one, and what its open tab is about. */
export async function loadScreen(actor: Actor, url: URL) {
  const view = readView(url.searchParams);
  const sites = await listSites({ actor });
  // There is nothing to choose where there is one.
  const only = view.site === null && sites.length === 1 ? sites[0] : null;
  const site = sites.find(({ id }) => String(id) === view.site) ?? only ?? null;
  return { sites, site, data: site ? await loadTab(actor, site.id, view) : null };
}

/** Only what the open tab needs; what cannot be read is told in its place. */
async function loadTab(actor: Actor, deploymentId: number, { tab, days }: View) {
  try {
    switch (tab) {
      case "analytics":
        return { analytics: await loadWebsiteAnalytics({ actor, deploymentId, days }) };
      case "google":
        return { tracking: { deploymentId, ...(await findAnalyticsSettings({ actor, deploymentId })) } };
      default:
        return { seo: await readSeo({ actor, deploymentId }) };
    }
  } catch (error) {
    log.error(`the ${tab} tab could not be read`, error);
    return { failed: true as const };
  }
}
