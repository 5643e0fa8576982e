/** A deployment as its card shows it. */
export interface DeploymentItem {
  id: number;
  analysisId: number;
  title: string;
  description: string | null;
  subdomain: string;
  customDomain: string | null;
  isActive: boolean;
  domainVerified: boolean;
  createdAt: Date | string;
}

/** Public URL of a deployment (specification, section 2): its own domain, else a path of ours. */
export function publicUrl({ customDomain, subdomain }: DeploymentItem, origin: string): string {
  return customDomain ? `https://${customDomain}` : fallbackUrl({ subdomain }, origin);
}

/** Where a deployment answers whatever its domain does. */
export function fallbackUrl({ subdomain }: { subdomain: string }, origin: string): string {
  return `${origin}/sites/${subdomain}`;
}

/** Why a deletion failed, where nothing better is known (specification, section 8). */
export const DELETE_FAILED = "Failed to delete deployment";
