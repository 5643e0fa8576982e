import { db } from "~/lib/db.server";
import { ConflictError, InvalidError, NotFoundError } from "~/lib/errors";
import type { GeneratedCode } from "../generation/generated-code";
import { sameCode } from "../generation/same-code";
import { saveWebsiteCode } from "../websites/save-website-code.server";
import type { PageClaim } from "./claim";
import { isOpen } from "./list-facts";
import { checkWebsite } from "./read-facts.server";
import { removeClaims } from "./remove-claim";
import { replaceClaims } from "./replace-claim";

interface Answer {
  actor: { userId: number };
  websiteId: number;
  /** Of the fact. */
  key: string;
}

/** Takes the owner's word that a fact is true, or takes it back. @throws NotFoundError when it waits for nobody's word */
export async function confirmFact({ actor, websiteId, key }: Answer, state: "confirmed" | "open" = "confirmed"): Promise<void> {
  const where = { websiteId, key, website: { ownerId: actor.userId } };
  const { count } = await db.websiteClaim.updateMany({ where, data: { state, at: new Date() } });
  if (count === 0) throw new NotFoundError("This fact is not on the list any more.");
}

/** Puts the owner's words wherever an open fact stands; what was there is kept as a version. @throws as `removeFact` */
export async function replaceFact({ words, ...answer }: Answer & { words: string }): Promise<void> {
  await changePage(answer, (code, claims) => replaceClaims(code, claims, words));
}

/**
 * Takes an open fact out of the saved page, with the sentence or the part that says nothing else; what was there is kept as
 * a version. @throws NotFoundError when the actor has no such website, ConflictError when the fact is not open there any more,
 * InvalidError when the page cannot be without those words
 */
export async function removeFact(answer: Answer): Promise<void> {
  await changePage(answer, removeClaims);
}

async function changePage({ actor, websiteId, key }: Answer, change: (code: GeneratedCode, claims: PageClaim[]) => GeneratedCode): Promise<void> {
  const website = await checkWebsite({ actor, websiteId });
  const claims = website?.claims.filter((claim) => claim.key === key && isOpen(claim, website.ledger)) ?? [];
  if (!website || claims.length === 0) throw new ConflictError("This fact does not wait for you any more. Your website may have changed meanwhile.");
  const code = change(website.code, claims);
  if (sameCode(code, website.code)) throw new InvalidError("These words cannot be changed from here. Open them in the editor and write others.");
  await saveWebsiteCode({ actor, websiteId, code, ifMatch: [website.revision] });
}
