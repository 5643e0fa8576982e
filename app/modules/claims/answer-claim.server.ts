import { db } from "~/lib/db.server";
import { ConflictError, InvalidError, NotFoundError } from "~/lib/errors";
import { sameCode } from "../site/code-parts";
import { saveWebsiteCode } from "../website-record/save-website-code.server";
import { atLimit, changeClaimInPool } from "./pooled-claims.server";
import { readPageAndLedger } from "./read-claims.server";

interface Answer {
  actor: { userId: number };
  websiteId: number;
  /** Of the claim. */
  key: string;
}

/**
 * Takes the owner's word that a claim is true, or takes it back. @throws NotFoundError when it waits for nobody's word
 */
export async function confirmClaim(
  { actor, websiteId, key }: Answer,
  state: "confirmed" | "open" = "confirmed",
): Promise<void> {
  const where = { websiteId, key, website: { ownerId: actor.userId } };
  const { count } = await db.websiteClaim.updateMany({ where, data: { state, at: new Date() } });
  if (count === 0) throw new NotFoundError("This fact is not on the list any more.");
}

/**
 * Puts the owner's words wherever an open claim stands; what was there is kept as a version. @throws as `removeClaim`
 */
export async function replaceClaim({ words, ...answer }: Answer & { words: string }): Promise<void> {
  await changePage(answer, words);
}

/**
 * Takes an open claim out of the saved page, with the sentence or the part that says nothing else; what was there is
 * kept as a version. @throws NotFoundError when the actor has no such website, ConflictError when the claim is not open
 * there any more, InvalidError when the page cannot be without those words, or takes too long to change
 */
export async function removeClaim(answer: Answer): Promise<void> {
  await changePage(answer, null);
}

const TOO_LONG =
  "Your page is too long to change these words from here, so nothing was changed. Open them in the editor and change them there.";

async function changePage({ actor, websiteId, key }: Answer, words: string | null): Promise<void> {
  const website = await readPageAndLedger({ actor, websiteId });
  const code =
    website &&
    (await changeClaimInPool(actor.userId, website.code, key, words, website.known).catch(atLimit("cut off" as const)));
  if (code === "cut off") throw new InvalidError(TOO_LONG);
  if (!code)
    throw new ConflictError("This fact does not wait for you any more. Your website may have changed meanwhile.");
  if (sameCode(code, website.code))
    throw new InvalidError("These words cannot be changed from here. Open them in the editor and write others.");
  await saveWebsiteCode({ actor, websiteId, code, ifMatch: [website.revision] });
}
