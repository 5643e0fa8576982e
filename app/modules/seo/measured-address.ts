interface Settings {
  APP_ORIGIN: string;
  SITES_DOMAIN?: string;
}

/**
 * Where a website is measured: on the host that is its own with us, or below `/sites` where sites have none. A custom
 * domain shows the same bytes, but where its name leads is not ours to say.
 */
export function measuredAddress(subdomain: string, { APP_ORIGIN, SITES_DOMAIN }: Settings): string {
  return SITES_DOMAIN ? `https://${subdomain}.${SITES_DOMAIN}/` : `${APP_ORIGIN}/sites/${subdomain}/`;
}
