import { db } from "~/lib/db.server";

/** How far an owner has come, and the website and deployment that the next step is about. */
export interface FirstSteps {
  websiteId: number;
  deploymentId: number | null;
  factsRead: boolean;
  photoAdded: boolean;
  deployed: boolean;
  domain: boolean;
  message: boolean;
}

/**
 * The first steps of an account from what is true of it, by one query. Facts count once their owner said to have looked
 * them over: that they were shown says nothing. A photo counts once a website that is saved shows
 * it: one that was chosen and never saved is kept all the same. Null before there is a website, once all are
 * done, and after the owner put them away.
 */
export async function readFirstSteps({ actor }: { actor: { userId: number } }): Promise<FirstSteps | null> {
  const [steps] = await db.$queryRaw<FirstSteps[]>`
    with own as (select id, facts_read_at, created_at, code_hash from websites where owner_id = ${actor.userId} and code_hash is not null),
      live as (select id, website_id, withdrawn_at is null as stands from deployments where owner_id = ${actor.userId})
    select coalesce((select website_id from live where stands limit 1), newest.id) as "websiteId",
      (select id from live where stands limit 1) as "deploymentId",
      exists (select from own where facts_read_at is not null) as "factsRead",
      exists (select from assets join own on own.id = website_id join site_codes as code on code.hash = code_hash
        where kind = 'image' and position(path in code.html || code.css) > 0) as "photoAdded",
      exists (select from live where stands) as deployed,
      exists (select from domains where deployment_id in (select id from live) and verified_at is not null) as domain,
      exists (select from submissions where deployment_id in (select id from live) and not is_spam) as message
    from users, (select id from own order by created_at desc, id desc limit 1) as newest
    where users.id = ${actor.userId} and first_steps_dismissed_at is null`;
  return steps && isOpen(steps) ? steps : null;
}

const isOpen = ({ factsRead, photoAdded, deployed, domain, message }: FirstSteps) =>
  !(factsRead && photoAdded && deployed && domain && message);

/** Puts the list away for good. */
export async function dismissFirstSteps({ actor }: { actor: { userId: number } }): Promise<void> {
  await db.user.updateMany({
    where: { id: actor.userId, firstStepsDismissedAt: null },
    data: { firstStepsDismissedAt: new Date() },
  });
}
