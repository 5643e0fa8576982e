interface Settings {
  APP_ORIGIN: string;
  SUPPORT_EMAIL: string;
}

const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * What `security.txt` says at a moment (RFC 9116): it counts for half a year from then, so one that is served is never
 * out of date.
 */
export function securityText({ APP_ORIGIN, SUPPORT_EMAIL }: Settings, now: Date): string {
  const expires = new Date(now.getTime() + VALID_MS).toISOString().replace(/\.\d+Z$/, "Z");
  const fields = [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${APP_ORIGIN}/.well-known/security.txt`,
  ];
  return `${fields.join("\n")}\n`;
}
