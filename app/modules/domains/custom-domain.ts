import punycode from "punycode.js";

const STRICT = labels("[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?");
const LOOSE = labels("[a-z0-9-]{1,63}");

function labels(label: string): RegExp {
  return new RegExp(`^${label}(?:\\.${label})+$`);
}

/** Shown for a name that is no domain (tests/list, section 5). */
export const INVALID_DOMAIN = {
  title: "Invalid Domain",
  description: "Please enter a valid domain name (e.g., example.com)",
} as const;

/**
 * Reads a domain name as the domain dialog takes it; null when it is none. Dot-separated labels of letters, digits
 * and hyphens, each up to 63 characters and with a letter or digit at both ends; an address of numbers is not a name.
 * One with letters beyond these is given as DNS knows it (`xn--…`).
 */
export function parseCustomDomain(typed: string): string | null {
  return parse(typed, STRICT);
}

/** The same as the deploy dialog takes it, where a label may also start or end with a hyphen. */
export function parseDeployDomain(typed: string): string | null {
  return parse(typed, LOOSE);
}

function parse(typed: string, shape: RegExp): string | null {
  const host = asciiName(typed.trim().toLowerCase()).replace(/\.$/, "");
  const lastLabel = host.slice(host.lastIndexOf(".") + 1);
  return host.length <= 253 && shape.test(host) && !/^\d+$/.test(lastLabel) ? host : null;
}

/** Empty for what is no name in any script. */
function asciiName(name: string): string {
  const isPlain = /^[\x21-\x7e]*$/.test(name) && !name.includes("xn--");
  if (isPlain || /[\s/\\:?#@%[\]]/.test(name)) return isPlain ? name : "";
  const host = hostOf(name);
  // Node from 22 on takes any label that begins with `xn--`, also one that stands for no letters.
  return host !== "" && hostOf(lettersOf(host)) === host ? host : "";
}

/** The web's own rules (UTS 46), in browsers and in Node. */
const hostOf = (name: string) => (URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : "");

function lettersOf(host: string): string {
  try {
    return punycode.toUnicode(host);
  } catch {
    return "";
  }
}
