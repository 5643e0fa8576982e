import { RESERVED_SUBDOMAINS } from "./reserved-subdomains";

const SHAPE = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What a subdomain may be, in words for whoever typed another one. */
export type SubdomainCheck = { subdomain: string } | { problem: string };

/**
 * Reads a subdomain as it was typed: letters, digits and hyphens, 1 to 63, no hyphen at either end, in any
 * case; not one of the names that are kept back.
 */
export function checkSubdomain(typed: string): SubdomainCheck {
  const subdomain = typed.trim().toLowerCase();
  if (subdomain === "") return { problem: "Please enter a subdomain." };
  if (subdomain.length > 63) return { problem: "A subdomain has at most 63 characters." };
  if (!/^[a-z0-9-]+$/.test(subdomain)) return { problem: "A subdomain has only letters, numbers and hyphens." };
  if (!SHAPE.test(subdomain)) return { problem: "A subdomain neither starts nor ends with a hyphen." };
  // Names like xn--… show as other letters in an address bar.
  if (RESERVED_SUBDOMAINS.has(subdomain) || subdomain.slice(2, 4) === "--") {
    return { problem: "This subdomain is reserved. Please choose another one." };
  }
  return { subdomain };
}
