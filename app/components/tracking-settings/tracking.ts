/** The tracking of one deployed website, as the card shows it. */
export interface Tracking {
  deploymentId: number;
  googleAnalyticsId: string | null;
  /** Where the tag counts: the site's address on a host of its own; null while it has none. */
  ownAddress: string | null;
}
