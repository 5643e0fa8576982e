import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { PoolBusyError } from "~/lib/pool/cut-off";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import type { ClaimKind } from "./claim";
import { claimSources, ownersWords } from "./claim-sources";
import { openClaims, type ListedClaim, type ClaimList } from "./listed-claim";
import type { Known } from "./claim-works";
import { toLedger } from "./ledger.server";
import { atLimit, claimsOfInPool } from "./pooled-claims.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
  /** The code to look at; what is saved when left out. */
  code?: WebsiteCode;
}

/** A website's page, and what is known of its claims. */
export interface PageAndLedger {
  code: WebsiteCode;
  /** Of what is saved, whatever was looked at. */
  revision: string;
  known: Known;
  /** What designers claimed, as it is kept. */
  rows: { key: string; kind: string; text: string; state: string }[];
}

/**
 * Reads what a website's claims are found from. @returns null while it has no code @throws NotFoundError when the actor
 * has no such website
 */
export async function readPageAndLedger({ actor, websiteId, code }: Input): Promise<PageAndLedger | null> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: {
      ...ownersWords,
      codeHash: true,
      code: true,
      claims: { select: { key: true, kind: true, text: true, state: true }, orderBy: { at: "asc" } },
    },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  if (!website.code) return null;
  return {
    code: codeOf(code ?? website.code),
    revision: website.code.hash,
    known: { sources: claimSources(website), ledger: toLedger(website.claims) },
    rows: website.claims,
  };
}

const CUT_OFF =
  "Your page says more than can be looked up at once. Here is what the designer wrote without your word, wherever it stands; what comes from you is not listed. A shorter page, or shorter lists of figures, can be read to its end.";

/**
 * What a website claims, from top to bottom, with where each stands and whose word it is; none while it has no code.
 * Where a page takes too long to read, what designers claimed, and the reason. @throws NotFoundError when the actor has
 * no such website, PoolBusyError when too much waits to be read
 */
export async function readClaimList(input: Input): Promise<ClaimList> {
  const website = await readPageAndLedger(input);
  if (!website) return { claims: [], cutOff: null };
  const claims = await claimsOfInPool(input.actor.userId, website.code.html, website.known).catch(atLimit(null));
  return claims ? { claims, cutOff: null } : { claims: website.rows.map(unplaced), cutOff: CUT_OFF };
}

/** The claims alone. @throws as `readClaimList` */
export const readClaims = async (input: Input): Promise<ListedClaim[]> => (await readClaimList(input)).claims;

/** Those that wait for their owner; none for a stranger. Where no designer left any, the page need not be read. */
export async function readOpenClaims(input: Input): Promise<ListedClaim[]> {
  const { actor, websiteId } = input;
  const left = await db.websiteClaim.count({ where: { websiteId, state: "open", website: { ownerId: actor.userId } } });
  if (left === 0) return [];
  return openClaims(await readClaims(input).catch((error: unknown) => leftOpen(input, error)));
}

/** A website opens also while too much waits to be read. */
async function leftOpen(input: Input, error: unknown): Promise<ListedClaim[]> {
  if (!(error instanceof PoolBusyError)) throw error;
  return (await readPageAndLedger(input))?.rows.map(unplaced) ?? [];
}

/** A claim as it is kept, of a page that was not read to its end. Check constraints keep the columns to these. */
const unplaced = ({ key, kind, text, state }: PageAndLedger["rows"][number]): ListedClaim => ({
  key,
  kind: kind as ClaimKind,
  text,
  state: state as "open" | "confirmed",
  grounding: null,
  places: [{ node: 0, section: "a place that was not looked up", context: text }],
});
