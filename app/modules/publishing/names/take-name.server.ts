import type { Prisma, Tx } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { ConflictError, InvalidError, TooManyError } from "~/lib/errors";
import { DAY_MS } from "~/lib/utc-day";
import { hostKey, restKey } from "~/published/edge-state";
import type { EdgeWrite } from "../../edge/edge-clock.server";
import { lookalikeOf } from "./lookalike";
import { restedSince } from "./rest-name.server";

/** Each new name may need a certificate, and authorities give a domain few of them in a week. */
const NEW_NAMES_A_DAY = 10;

type Rest = Prisma.RestingNameGetPayload<object>;

interface Wish {
  ownerId: number;
  subdomain: string;
}

/**
 * Refuses a name that an owner may not have, where it is free: one that rests for somebody else, looks like a
 * well-known one, or is one too many. What the owner had before may be taken back. Gives the name's rest, if there is
 * one.
 * @throws ConflictError, InvalidError or TooManyError
 */
export async function requireName(tx: Pick<Tx, "restingName">, { ownerId, subdomain }: Wish): Promise<Rest | null> {
  const rest = await tx.restingName.findUnique({ where: { name: subdomain } });
  if (rest?.ownerId === ownerId) return rest;
  if (rest && rest.freedAt > restedSince()) throw subdomainTaken();
  const brand = lookalikeOf(subdomain);
  if (brand) throw lookalike(brand);
  // Whoever has no site has given up every name that they took.
  const taken = await tx.restingName.count({ where: { ownerId, takenAt: { gt: new Date(Date.now() - DAY_MS) } } });
  if (taken >= NEW_NAMES_A_DAY) throw tooManyNames();
  return rest;
}

interface Deployment extends Wish {
  id: number;
  websiteId: number;
}

/**
 * Makes a name the one of a deployment that was just created in this transaction: from there on nobody else can have
 * it, and its owner has no second one, so that no two requests count the same. Gives what renderers are to forget.
 * @throws as `requireName`
 */
export async function takeName(tx: Tx, { id, ownerId, websiteId, subdomain: name }: Deployment): Promise<EdgeWrite[]> {
  const rest = await requireName(tx, { ownerId, subdomain: name });
  const formsByName = rest ? rest.websiteId === websiteId && rest.formsByName : !(await wasHeld(tx, name));
  const takenAt = rest?.ownerId === ownerId ? rest.takenAt : undefined;
  await tx.deployment.update({ where: { id }, data: { formsByName, nameTakenAt: takenAt } });
  if (!rest) return [];
  await tx.restingName.deleteMany({ where: { name } });
  return [{ key: restKey(name), value: null }];
}

/** Whether a site has ever had a name: what renderers were told of it is never taken out of the table. */
async function wasHeld(tx: Tx, name: string): Promise<boolean> {
  return (await tx.edgeState.count({ where: { key: hostKey(name) } })) > 0;
}

/** The same for a name that rests as for one that somebody has. */
export function subdomainTaken(): ConflictError {
  const message = "This subdomain is already taken. Please choose another one.";
  return new ConflictError(message, { subdomain: [message] });
}

function lookalike(brand: string): InvalidError {
  const message = `This name looks like ${brand}, and names like that are used to deceive people. Please choose another one. If it is really yours, write to ${env.SUPPORT_EMAIL}.`;
  return new InvalidError(message, { subdomain: [message] });
}

function tooManyNames(): TooManyError {
  const message = `You have taken ${NEW_NAMES_A_DAY} new names within 24 hours, which is the most. Take back one that you had before, or try again tomorrow.`;
  return new TooManyError(message, { subdomain: [message] });
}
