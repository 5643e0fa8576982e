import { DEFAULT_PERIOD, PERIODS, type Period } from "~/modules/analytics/period";

/** The screen's tabs, in their order; the first is meant when the address names none. */
export const TABS = [
  { id: "seo", label: "SEO Analysis" },
  { id: "analytics", label: "Website Analytics" },
  { id: "google", label: "Google Analytics" },
] as const;

export type TabId = (typeof TABS)[number]["id"];

/** What the address says of the screen. */
export interface View {
  /** Id of the chosen website, as it came. */
  site: string | null;
  tab: TabId;
  /** Length of the period of the visitors' figures. */
  days: Period;
}

export function readView(params: URLSearchParams): View {
  const tab = TABS.find(({ id }) => id === params.get("tab"))?.id ?? TABS[0].id;
  const days = PERIODS.find((length) => String(length) === params.get("days")) ?? DEFAULT_PERIOD;
  return { site: params.get("site"), tab, days };
}

/** The address of a website's tab. */
export function viewHref(site: number | string | null, tab: TabId = TABS[0].id): string {
  const params = new URLSearchParams();
  if (site !== null && site !== "") params.set("site", String(site));
  if (tab !== TABS[0].id) params.set("tab", tab);
  const search = params.toString();
  return search ? `/seo-analytics?${search}` : "/seo-analytics";
}
