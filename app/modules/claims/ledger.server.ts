import { db, type Tx } from "~/lib/db.server";
import type { DesignerId } from "../generation/designer";
import type { CheckedClaim } from "./claim";
import { checkClaims } from "./check-claims";
import { claimSources, ownersWords } from "./claim-sources";
import type { Ledger } from "./list-facts";

interface Written {
  websiteId: number;
  /** The page as the designer left it. */
  html: string;
  /** The page that it changed; null when it began anew. */
  before: string | null;
  /** The brief that it worked with, where the website does not hold it yet. */
  brief?: unknown;
}

/**
 * What a designer claimed that neither its owner's words nor the page before say. Read it before the transaction that keeps
 * the page, and give it to `keepOpenClaims` there.
 */
export async function findOpenClaims({ websiteId, html, before, brief }: Written): Promise<CheckedClaim[]> {
  const website = await db.website.findUnique({ where: { id: websiteId }, select: ownersWords });
  if (!website) return [];
  const sources = claimSources(brief === undefined ? website : { ...website, brief });
  const open = (page: string) => checkClaims(page, sources).filter(({ grounding }) => grounding === null);
  const stood = new Set(before === null ? [] : open(before).map(({ key }) => key));
  return open(html).filter(({ key }) => !stood.has(key));
}

/** Keeps a designer's open claims with the page; one that is known already stays open or confirmed as it is. */
export async function keepOpenClaims(tx: Tx, websiteId: number, author: DesignerId, claims: CheckedClaim[]): Promise<void> {
  const data = claims.map(({ key, kind, text }) => ({ websiteId, key, kind, text, author }));
  await tx.websiteClaim.createMany({ data, skipDuplicates: true });
}

/** The rows of a website's ledger by key. */
export function toLedger(rows: { key: string; state: string }[]): Ledger {
  // A check constraint keeps the column to these.
  return new Map(rows.map(({ key, state }) => [key, state as "open" | "confirmed"]));
}
