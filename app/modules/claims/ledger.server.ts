import { db, type Tx } from "~/lib/db.server";
import { UnavailableError } from "~/lib/errors";
import type { DesignerId } from "../site/designer";
import type { CheckedClaim } from "./claim";
import { claimSources, ownersWords } from "./claim-sources";
import type { Ledger } from "./list-claims";
import { atLimit, newClaimsInPool } from "./pooled-claims.server";

interface Written {
  websiteId: number;
  /** The page as the designer left it. */
  html: string;
  /** The page that it changed; null when it began anew. */
  before: string | null;
  /** The brief that it worked with, where the website does not hold it yet. */
  brief?: unknown;
}

const UNREAD =
  "The page would say more than can be looked up at once, so nothing was changed. Ask for a shorter page, or for shorter lists of figures.";

/**
 * What a designer claimed that neither its owner's words nor the page before say. Read it before the transaction that
 * keeps the page, and give it to `keepOpenClaims` there. @throws UnavailableError when that cannot be said of the page:
 * it must not be kept
 */
export async function findOpenClaims({ websiteId, html, before, brief }: Written): Promise<CheckedClaim[]> {
  const website = await db.website.findUnique({ where: { id: websiteId }, select: { ...ownersWords, ownerId: true } });
  if (!website || website.ownerId === null) return [];
  const sources = claimSources(brief === undefined ? website : { ...website, brief });
  const claims = await newClaimsInPool(website.ownerId, html, before, sources).catch(atLimit(null));
  if (!claims) throw new UnavailableError(UNREAD);
  return claims;
}

/** Keeps a designer's open claims with the page; one that is known already stays open or confirmed as it is. */
export async function keepOpenClaims(
  tx: Tx,
  websiteId: number,
  author: DesignerId,
  claims: CheckedClaim[],
): Promise<void> {
  const data = claims.map(({ key, kind, text }) => ({ websiteId, key, kind, text, author }));
  await tx.websiteClaim.createMany({ data, skipDuplicates: true });
}

/** The rows of a website's ledger by key. */
export function toLedger(rows: { key: string; state: string }[]): Ledger {
  // A check constraint keeps the column to these.
  return new Map(rows.map(({ key, state }) => [key, state as "open" | "confirmed"]));
}
