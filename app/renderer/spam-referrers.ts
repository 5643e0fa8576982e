/**
 * Domains that send invented visits so that owners look them up: the best known of those that public lists name
 * (github.com/matomo-org/referrer-spam-list, in the public domain, has more).
 */
const SPAM_REFERRERS = new Set([
  "adcash.com",
  "auto-seo-service.org",
  "best-seo-offer.com",
  "best-seo-solution.com",
  "bestwebsitesawards.com",
  "blackhatworth.com",
  "buttons-for-website.com",
  "buttons-for-your-website.com",
  "copyrightclaims.org",
  "darodar.com",
  "econom.co",
  "event-tracking.com",
  "fix-website-errors.com",
  "floating-share-buttons.com",
  "free-share-buttons.com",
  "free-social-buttons.com",
  "free-website-traffic.com",
  "get-free-traffic-now.com",
  "googlsucks.com",
  "hulfingtonpost.com",
  "humanorightswatch.org",
  "ilovevitaly.com",
  "kambasoft.com",
  "landoftracking.com",
  "o-o-6-o-o.com",
  "o-o-8-o-o.com",
  "popads.net",
  "priceg.com",
  "ranksonic.info",
  "rankings-analytics.com",
  "semalt.com",
  "semaltmedia.com",
  "sharebutton.net",
  "simple-share-buttons.com",
  "social-buttons.com",
  "success-seo.com",
  "traffic2cash.org",
  "traffic2money.com",
  "trafficmonetize.org",
  "videos-for-your-business.com",
  "webmonetizer.net",
]);

/** Whether a host, or a domain above it, is known for invented visits. */
export function isSpamReferrer(host: string): boolean {
  const labels = host.split(".");
  return labels.some((_, index) => SPAM_REFERRERS.has(labels.slice(index).join(".")));
}
