import { env } from "~/lib/env.server";
import { APP_ORIGIN, PREVIEW_ORIGIN } from "./preview-host.server";

const STRIPE = {
  script: "https://js.stripe.com",
  frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
  api: "https://api.stripe.com",
};

const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);

/**
 * Where the app's scripts are, for those that carry no nonce (Remix' `modulepreload`). Not 'self': files of customers
 * are on the app's host as well, below `/sites`. While the app is developed its sources are anywhere on it.
 */
const OWN_SCRIPTS = env.NODE_ENV === "development" ? "'self'" : `${APP_ORIGIN}/assets/`;

/**
 * The policy of the app's own pages: our scripts by nonce and place, Stripe's from where it is configured, nothing
 * else.
 */
function contentSecurityPolicy(nonce: string): string {
  const stripeScripts = env.STRIPE_JS_URL ? originOf(env.STRIPE_JS_URL) : [STRIPE.script];
  const stripeFrames = env.STRIPE_JS_URL ? originOf(env.STRIPE_JS_URL) : STRIPE.frames;
  const stripeApi = env.STRIPE_API_BASE ? originOf(env.STRIPE_API_BASE) : [STRIPE.api];
  const previews = PREVIEW_ORIGIN ? [PREVIEW_ORIGIN] : [];
  const reload = env.NODE_ENV === "development" ? ["ws:"] : [];
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${[OWN_SCRIPTS, ...stripeScripts].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self' data: blob: https:", ...previews].join(" ")}`,
    `connect-src 'self' ${[...stripeApi, ...stripeScripts, ...reload].join(" ")}`,
    `frame-src 'self' ${[...previews, ...stripeFrames].join(" ")}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Headers of every page of the app (docs/architecture.md, Rules of security). */
export function setDocumentHeaders(headers: Headers, nonce: string): void {
  headers.set("content-security-policy", contentSecurityPolicy(nonce));
  headers.set("cross-origin-opener-policy", "same-origin");
  // Personal pages must not come back from the browser's cache after signing out.
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
}
