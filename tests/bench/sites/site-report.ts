/** Everything that was measured of one business' site. */
export interface SiteReport {
  name: string;
  /** Lighthouse as the product measures: 0 to 100. */
  performance: number;
  performanceWithPhotos: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Names of the audits that cost points. */
  lost: string[];
  weight: Weight;
  weightWithPhotos: Weight;
  /** Of the page and of the one with photos. */
  axe: string[];
  overflow: string[];
  html: string[];
  missing: string[];
  /** Processor time of plan and page, in milliseconds. */
  cpu: number;
  /**
   * The largest shares: of shingles with another of the sites, of sections between two templates with this brief; in %.
   */
  sharedWords: number;
  sharedSections: number;
  /** Another page with the same words and nothing else. */
  peer: { performance: number; weight: Weight };
}

/** What a phone fetches until the end of a page has been seen. */
export interface Weight {
  /** Transferred with heads, compressed as it was sent; thousands of bytes. */
  kilobytes: number;
  requests: number;
}
