/**
 * What a published site shows or does beside its code. Each is loaded when a snapshot is made (`loadSiteExtras`) and set
 * in by `assembleSite`; previews and exports show the code alone.
 */
export interface SiteExtras {
  /** The owner's own tracking ID; null for none. */
  googleAnalyticsId: string | null;
}

export const NO_EXTRAS: SiteExtras = { googleAnalyticsId: null };
