import { log } from "~/lib/log.server";
import { listDeployments } from "~/modules/publishing/list-deployments.server";
import type { DeploymentItem } from "./deployment-item";

type Loaded = { deployments: DeploymentItem[] } | { error: string };

/** The actor's deployments for the screen, or why they cannot be shown. */
export async function loadDeployments(actor: { userId: number }): Promise<Loaded> {
  try {
    const deployments = await listDeployments({ actor });
    return { deployments: deployments.map(toItem) };
  } catch (error) {
    log.error("deployments could not be listed", error);
    return { error: "Your deployments could not be read just now. Your live website is not affected. Please try again." };
  }
}

// The screen needs neither the code nor the token.
function toItem({ id, analysisId, title, description, subdomain, customDomain, isActive, domainVerified, createdAt }: DeploymentItem) {
  return { id, analysisId, title, description, subdomain, customDomain, isActive, domainVerified, createdAt };
}
