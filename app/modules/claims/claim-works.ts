import type { WebsiteCode } from "../site/website-code";
import { checkClaims } from "./check-claims";
import type { CheckedClaim, ClaimSource } from "./claim";
import type { ListedClaim } from "./listed-claim";
import { isOpen, listClaims, type Ledger } from "./list-claims";
import { removeClaims } from "./remove-claim";
import { replaceClaims } from "./replace-claim";

/** What is known of a website beside its page. */
export interface Known {
  sources: ClaimSource[];
  ledger: Ledger;
}

/** A page says so much about an owner; one that says more is a list of figures, and nobody would go through it. */
export const MOST_CLAIMS = 2_000;

/** The claims of a page; null when it claims more than anybody could go through. */
export function claimsOf(html: string, { sources, ledger }: Known): ListedClaim[] | null {
  const claims = checkClaims(html, sources);
  return claims.length > MOST_CLAIMS ? null : listClaims(html, claims, ledger);
}

/** What a page claims that neither its owner's words nor the page before say; null as `claimsOf`. */
export function newClaims(html: string, before: string | null, sources: ClaimSource[]): CheckedClaim[] | null {
  const open = (page: string) => checkClaims(page, sources).filter(({ grounding }) => grounding === null);
  const stood = new Set(before === null ? [] : open(before).map(({ key }) => key));
  const found = open(html).filter(({ key }) => !stood.has(key));
  return found.length > MOST_CLAIMS ? null : found;
}

/** The code with other words wherever an open claim stands, or without it; null when it is not open there any more. */
export function changeClaim(
  code: WebsiteCode,
  key: string,
  words: string | null,
  { sources, ledger }: Known,
): WebsiteCode | null {
  const claims = checkClaims(code.html, sources).filter((claim) => claim.key === key && isOpen(claim, ledger));
  if (claims.length === 0) return null;
  return words === null ? removeClaims(code, claims) : replaceClaims(code, claims, words);
}
