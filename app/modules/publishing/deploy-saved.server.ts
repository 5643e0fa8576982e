import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { createDeployment } from "./create-deployment.server";
import type { Published } from "./find-published.server";
import { redeployWebsite } from "./redeploy-website.server";
import { switchLive } from "./switch-live.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** Deploys a website as it is saved now. @throws as `createDeployment` */
export async function deploySaved(
  input: Input & { subdomain: string; title: string; description?: string; customDomain?: string | null },
): Promise<Published> {
  const { websiteId, ...rest } = input;
  const { code } = await readSaved(input);
  return createDeployment({
    ...rest,
    customDomain: rest.customDomain ?? null,
    analysisId: websiteId,
    deployedCode: code,
  });
}

/** Puts a website as it is saved now in the place of the one that is live. @throws as `switchLive` */
export async function switchToSaved(
  input: Input & { subdomain: string; title: string; description?: string; leaves: number; takesDomain: boolean },
): Promise<Published> {
  const { websiteId, ...rest } = input;
  const { code } = await readSaved(input);
  return switchLive({ ...rest, analysisId: websiteId, deployedCode: code });
}

/**
 * Replaces what is live by the website as it is saved now, and says whether it was unpublished until then. @throws
 * NotFoundError when it is not deployed
 */
export async function redeploySaved(input: Input): Promise<Published & { wasUnpublished: boolean }> {
  const { code, deployment } = await readSaved(input);
  if (!deployment || deployment.withdrawnAt) throw new NotFoundError("This website is not deployed.");
  const published = await redeployWebsite({ actor: input.actor, deploymentId: deployment.id, deployedCode: code });
  return { ...published, wasUnpublished: !deployment.isActive };
}

async function readSaved({ actor, websiteId }: Input): Promise<{
  code: WebsiteCode;
  deployment: { id: number; isActive: boolean; withdrawnAt: Date | null } | null;
}> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { code: true, deployment: { select: { id: true, isActive: true, withdrawnAt: true } } },
  });
  if (!website?.code) throw new NotFoundError("There is no such website.");
  return { code: codeOf(website.code), deployment: website.deployment };
}
