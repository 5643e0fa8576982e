/**
 * Customer code runs here with no origin of its own, so that it can reach neither the app's
 * cookies nor its pages (docs/architecture.md, Rules of security).
 */
export const SANDBOX_POLICY = [
  "sandbox",
  "allow-scripts",
  "allow-forms",
  "allow-modals",
  "allow-downloads",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
].join(" ");

/**
 * On every answer of a site's own host: an origin to itself, which shares with others no more than the web does anyway.
 */
export const SITE_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), usb=()",
} as const;

/**
 * The same over https: a month, and no word of other subdomains: a domain is its owner's, who may take it elsewhere.
 */
export const TLS_HEADERS = { ...SITE_HEADERS, "Strict-Transport-Security": "max-age=2592000" } as const;

/**
 * On every answer under `/sites`, errors and 304 included: it is on the app's own host. Previews carry the same.
 * Without the star, fonts and fetch fail from the opaque origin of a sandbox.
 */
export const SANDBOXED_HEADERS = {
  ...SITE_HEADERS,
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": SANDBOX_POLICY,
} as const;

/** Hashed names never change their bytes; everything else is asked about each time. */
export const CACHE_IMMUTABLE = "public, max-age=31536000, immutable";
export const CACHE_REVALIDATE = "no-cache";
