interface Settings {
  APP_ORIGIN: string;
  SITES_DOMAIN?: string;
}

/** The name of the previews' host below the domain of sites: no website may have it. */
const PREVIEW_NAME = "preview";

/**
 * The origin at which browsers see previews, the app's neighbour on one machine. In one with the app, what a preview
 * shows could write the app's addresses into the address bar. Null where there is no domain for another host.
 */
export function previewOrigin({ APP_ORIGIN, SITES_DOMAIN }: Settings): string | null {
  const { protocol, hostname, port } = new URL(APP_ORIGIN);
  const suffix = port && `:${port}`;
  if (/(?:^|\.)localhost$/.test(hostname)) return `${protocol}//${PREVIEW_NAME}.${hostname}${suffix}`;
  if (!SITES_DOMAIN) return null;
  return new URL(`https://${PREVIEW_NAME}.${SITES_DOMAIN}${protocol === "https:" ? suffix : ""}`).origin;
}
