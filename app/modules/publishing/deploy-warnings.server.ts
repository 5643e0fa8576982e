import type { ClaimKind } from "../claims/claim";
import { readOpenClaims } from "../claims/read-claims.server";
import type { DeploymentView } from "../deployment-record/deployment-view.server";

/** Something that went live although its owner has not confirmed it. */
export interface DeployWarning {
  kind: ClaimKind;
  text: string;
  /** The section's name and the sentence: 'Prices: A full service is £90.' */
  where: string;
}

/**
 * A deployment as the API answers one that was just made, with the claims that nobody has confirmed; without the field
 * where there are none. @throws NotFoundError when the website was deleted meanwhile
 */
export async function withWarnings(
  actor: { userId: number },
  deployment: DeploymentView,
): Promise<DeploymentView & { warnings?: DeployWarning[] }> {
  const claims = await readOpenClaims({ actor, websiteId: deployment.analysisId, code: deployment.deployedCode });
  if (claims.length === 0) return deployment;
  const warnings = claims.map(({ kind, text, places: [place] }) => ({
    kind,
    text,
    where: `${place!.section}: ${place!.context}`,
  }));
  return { ...deployment, warnings };
}
