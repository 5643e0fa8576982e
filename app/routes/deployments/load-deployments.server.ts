import { log } from "~/lib/log.server";
import { readHoldings, type Holdings } from "~/modules/bin/read-holdings.server";
import { listDomainSetups, type DomainSetup } from "~/modules/domains/domain-setup.server";
import { listTakeDowns, type TakeDownView } from "~/modules/moderation/list-take-downs.server";
import type { DeploymentView } from "~/modules/deployment-record/deployment-view.server";
import { listDeployments } from "~/modules/publishing/list-deployments.server";
import { listWithdrawn } from "~/modules/publishing/list-withdrawn.server";
import type { DeploymentItem, WithdrawnItem } from "./deployment-item";

type Loaded = { deployments: DeploymentItem[]; withdrawn: WithdrawnItem[] } | { error: string };

/**
 * The actor's deployments for the screen, live and not, or why they cannot be shown. What a deletion ends is counted for
 * `askedId` alone.
 */
export async function loadDeployments(actor: { userId: number }, askedId: number | null): Promise<Loaded> {
  try {
    const [deployments, gone, setups, takeDowns] = await Promise.all([
      listDeployments({ actor }),
      listWithdrawn({ actor }),
      readSetups(actor),
      listTakeDowns({ actor }),
    ]);
    const asked = deployments.find(({ id }) => id === askedId);
    const holdings = asked ? await readHoldings({ actor, websiteId: asked.analysisId }) : null;
    const withdrawn = gone.map((site) => ({
      ...site,
      takeDown: takeDowns.find(({ deploymentId }) => deploymentId === site.id) ?? null,
    }));
    return {
      deployments: deployments.map((deployment) =>
        toItem(deployment, { setups, takeDowns, holdings: deployment === asked ? holdings : null }),
      ),
      withdrawn,
    };
  } catch (error) {
    log.error("deployments could not be listed", error);
    return {
      error: "Your deployments could not be read just now. Your live website is not affected. Please try again.",
    };
  }
}

/**
 * Without the DNS records the screen has everything else; that they could not be read is only logged (tests/list,
 * section 8).
 */
function readSetups(actor: { userId: number }): Promise<DomainSetup[]> {
  return listDomainSetups({ actor }).catch((error: unknown) => {
    log.error("DNS records could not be read", error);
    return [];
  });
}

interface Beside {
  setups: DomainSetup[];
  takeDowns: TakeDownView[];
  holdings: Holdings | null;
}

// The screen does not need the code.
function toItem(deployment: DeploymentView, { setups, takeDowns, holdings }: Beside): DeploymentItem {
  const { id, analysisId, title, description, subdomain, customDomain, isActive, domainVerified, createdAt } =
    deployment;
  const isOfIt = ({ deploymentId }: { deploymentId: number | null }) => deploymentId === id;
  const more = {
    setup: setups.find(isOfIt) ?? null,
    takeDown: takeDowns.find(isOfIt) ?? null,
    holdings,
  };
  return { id, analysisId, title, description, subdomain, customDomain, isActive, domainVerified, createdAt, ...more };
}
