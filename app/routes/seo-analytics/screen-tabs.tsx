import type { ReactNode } from "react";
import { TrackingSettings } from "~/components/tracking-settings/tracking-settings";
import { Notice } from "~/components/ui/notice";
import { SkeletonCards } from "~/components/ui/skeleton";
import { Tabs } from "~/components/ui/tabs";
import { WebsiteAnalytics } from "~/components/website-analytics/website-analytics";
import type { DeployedSite } from "~/modules/content/list-sites.server";
import { SeoTab } from "./seo-tab";
import type { TabData } from "./tab-data";
import { useLeaving } from "./use-leaving";
import { TABS, type TabId } from "./view";

type ScreenTabsProps = {
  /** Of the open tab; null while no website is chosen. */
  data: TabData | null;
  site: DeployedSite | null;
  /** Stands in each tab while no website is chosen. */
  children: ReactNode;
};

/** What is known of the chosen website, by subject. */
export function ScreenTabs({ data, site, children }: ScreenTabsProps) {
  const leaving = useLeaving();
  const content = (id: TabId) => {
    if (leaving) return <SkeletonCards label="Loading" />;
    if (!site || !data) return children;
    return "failed" in data ? <NotRead /> : <Content key={site.id} id={id} data={data} site={site} />;
  };
  return (
    <Tabs asks label="What to look at" tabs={TABS.map(({ id, label }) => ({ id, label, content: content(id) }))} />
  );
}

function Content({ id, data, site }: { id: TabId; data: Exclude<TabData, { failed: true }>; site: DeployedSite }) {
  switch (id) {
    case "seo":
      return data.seo ? <SeoTab seo={data.seo} deploymentId={site.id} /> : null;
    case "analytics":
      return data.analytics ? <WebsiteAnalytics data={data.analytics} deploymentId={site.id} /> : null;
    case "google":
      return data.tracking ? <TrackingSettings tracking={data.tracking} /> : null;
  }
}

function NotRead() {
  return (
    <Notice tone="danger" live title="This could not be read just now">
      Your website is not affected. Load the page again in a moment.
    </Notice>
  );
}
