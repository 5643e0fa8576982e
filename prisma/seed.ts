import { setTimeout as wait } from "node:timers/promises";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { ConflictError } from "~/lib/errors";
import { activateTestSubscription } from "~/modules/billing/activate-test-subscription.server";
import { readSubscriptionStatus } from "~/modules/billing/read-subscription.server";
import type { Brief } from "~/modules/site/brief";
import { bakery, ceramicsShop } from "~/modules/generation/demo-briefs";
import { generationForm } from "~/modules/generation/generation-form";
import { startGeneration } from "~/modules/generation/start-generation.server";
import { deploySaved } from "~/modules/publishing/deploy-saved.server";
import { listDeployments } from "~/modules/publishing/list-deployments.server";
import { randomSubdomain } from "~/modules/publishing/random-subdomain";
import { listWebsites } from "~/modules/websites/list-websites.server";
import { readProgress } from "~/modules/result/read-result.server";
import { claimsOf } from "../local/identity/account";
import { readSettings } from "../local/settings";
import { seedMessages, seedPosts } from "./seed-content";

// npm run seed, beside a running box: a demo account with two websites, one of them deployed, with posts and messages.
// What is there already stays as it is.
const DANA = { name: "Dana Demo", email: "demo@plinth.example" };
const DEPLOYED = { brief: bakery, subdomain: "alfazema-demo", description: "A Portuguese bakery on Kirkgate in Leeds" };
const WRITTEN_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

type Actor = { userId: number };

async function seed(): Promise<void> {
  requireStandIns();
  const actor = await account();
  if (!(await readSubscriptionStatus({ actor })).isActive) await activateTestSubscription({ actor });
  const websiteId = await website(actor, DEPLOYED.brief);
  await website(actor, ceramicsShop);
  const { id, subdomain } = (await listDeployments({ actor }))[0] ?? (await deploy(actor, websiteId));
  await seedPosts(actor, id);
  const { contactKey } = await db.website.findFirstOrThrow({
    where: { deployment: { id } },
    select: { contactKey: true },
  });
  await seedMessages(actor, contactKey);
  console.log(
    `Sign in at ${env.APP_ORIGIN}/api/login with ${DANA.email}; one website is live at ${env.APP_ORIGIN}/sites/${subdomain}/`,
  );
}

/** The account is one of the local identity provider's, and its card is not a real one. */
function requireStandIns(): void {
  const { identity, payments } = readSettings(process.env);
  if (!identity || !payments)
    throw new Error("The demo account needs the local identity provider and the local payments server.");
}

/** The account that signing in with Dana's e-mail opens. */
async function account(): Promise<Actor> {
  const { sub: subject, email, given_name: firstName, family_name: lastName } = claimsOf(DANA);
  const identity = { issuer: env.OIDC_ISSUER, subject };
  const known = await db.user.findUnique({ where: { issuer_subject: identity } });
  const user = known ?? (await db.user.create({ data: { ...identity, email, firstName, lastName } }));
  return { userId: user.id };
}

/** The website of a brief, ordered as the form would and written by the running worker. Gives its id. */
async function website(actor: Actor, brief: Brief): Promise<number> {
  const known = (await listWebsites({ actor })).find(({ projectTitle }) => projectTitle === brief.projectTitle);
  const websiteId = known?.id ?? (await order(actor, brief));
  await written(actor, websiteId);
  return websiteId;
}

async function order(actor: Actor, brief: Brief): Promise<number> {
  const form = generationForm.parse({ ...brief, targetAudience: brief.audience });
  const document = new File([brief.documentText], "about-us.txt", { type: "text/plain" });
  const { analysisId } = await startGeneration({
    actor,
    form,
    uploads: { logo: null, document, images: [], alts: [], skipped: [] },
  });
  return analysisId;
}

async function written(actor: Actor, websiteId: number): Promise<void> {
  const deadline = Date.now() + WRITTEN_WITHIN_MS;
  for (;;) {
    const { state, error } = await readProgress({ actor, websiteId });
    if (state === "ready") return;
    if (state !== "processing") throw new Error(`Website ${websiteId} was not written: ${error ?? state}`);
    if (Date.now() > deadline) throw new Error("No worker wrote the website. Does `npm start` run?");
    await wait(LOOK_EVERY_MS);
  }
}

async function deploy(actor: Actor, websiteId: number): Promise<{ id: number; subdomain: string }> {
  const { brief, subdomain, description } = DEPLOYED;
  const site = { actor, websiteId, title: brief.projectTitle, description };
  // The name rests where a demo account was deleted.
  const { deployment } = await deploySaved({ ...site, subdomain }).catch((error: unknown) => {
    if (error instanceof ConflictError) return deploySaved({ ...site, subdomain: randomSubdomain() });
    throw error;
  });
  return deployment;
}

await seed();
await db.$disconnect();
