import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import type { GeneratedCode } from "../generation/generated-code";
import { checkClaims } from "./check-claims";
import type { CheckedClaim } from "./claim";
import { claimSources, ownersWords } from "./claim-sources";
import { openFacts, type Fact } from "./fact";
import { toLedger } from "./ledger.server";
import { listFacts, type Ledger } from "./list-facts";

interface Input {
  actor: { userId: number };
  websiteId: number;
  /** The code to look at; what is saved when left out. */
  code?: GeneratedCode;
}

/** A website's claims and what is known of them. */
export interface CheckedWebsite {
  code: GeneratedCode;
  /** Of what is saved, whatever was looked at. */
  revision: string;
  claims: CheckedClaim[];
  ledger: Ledger;
}

/** Reads the claims of a website. @returns null while it has no code @throws NotFoundError when the actor has no such website */
export async function checkWebsite({ actor, websiteId, code }: Input): Promise<CheckedWebsite | null> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { ...ownersWords, codeHash: true, code: true, claims: { select: { key: true, state: true } } },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  if (!website.code) return null;
  const { html, css, javascript } = code ?? website.code;
  return {
    code: { html, css, javascript },
    revision: website.code.hash,
    claims: checkClaims(html, claimSources(website)),
    ledger: toLedger(website.claims),
  };
}

/**
 * What a website claims, from top to bottom, with where each stands and whose word it is; none while it has no code.
 * @throws NotFoundError when the actor has no such website
 */
export async function readFacts(input: Input): Promise<Fact[]> {
  const website = await checkWebsite(input);
  return website ? listFacts(website.code.html, website.claims, website.ledger) : [];
}

/** Those that wait for their owner; none for a stranger. Where no designer left any, the page need not be read. */
export async function readOpenFacts(input: Input): Promise<Fact[]> {
  const { actor, websiteId } = input;
  const left = await db.websiteClaim.count({ where: { websiteId, state: "open", website: { ownerId: actor.userId } } });
  return left === 0 ? [] : openFacts(await readFacts(input));
}
