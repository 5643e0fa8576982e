const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`);

/**
 * Reads a domain name as it was typed; null when it is none. Dot-separated labels of letters, digits and
 * hyphens, each up to 63 characters; an address of numbers is not a name.
 */
export function parseCustomDomain(typed: string): string | null {
  const host = typed.trim().toLowerCase().replace(/\.$/, "");
  const lastLabel = host.slice(host.lastIndexOf(".") + 1);
  return host.length <= 253 && HOST.test(host) && !/^\d+$/.test(lastLabel) ? host : null;
}
