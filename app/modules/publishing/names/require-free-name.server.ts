import { db } from "~/lib/db.server";
import { isNameWithheld } from "../../moderation/require-not-taken-down.server";
import { notWithdrawn } from "../../deployment-record/is-shown";
import { requireName, subdomainTaken } from "./take-name.server";

/**
 * Refuses a name that an owner cannot have, before a website is made for it; the transaction that takes the name has
 * the last word.
 * @throws as `takeName`
 */
export async function requireFreeName(wish: { ownerId: number; subdomain: string }): Promise<void> {
  const { subdomain } = wish;
  const [taken, isWithheld] = await Promise.all([
    db.deployment.count({ where: { subdomain, ...notWithdrawn } }),
    isNameWithheld(db, subdomain),
  ]);
  if (taken > 0 || isWithheld) throw subdomainTaken();
  await requireName(db, wish);
}
