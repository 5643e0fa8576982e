import type { Prisma } from "~/lib/db.server";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { isShown, standingTakeDowns } from "./is-shown";

/** A deployment as the API and the screens show it (tests/list, section 4). */
export interface DeploymentView {
  id: number;
  analysisId: number;
  name: string;
  subdomain: string;
  title: string;
  description: string | null;
  customDomain: string | null;
  deployedCode: WebsiteCode;
  /** Whether visitors see it: neither unpublished nor taken down. */
  isActive: boolean;
  domainVerified: boolean;
  domainVerificationToken: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export const withDomainAndCode = {
  domain: true,
  code: true,
  takeDowns: standingTakeDowns,
} satisfies Prisma.DeploymentInclude;
type Row = Prisma.DeploymentGetPayload<{ include: typeof withDomainAndCode }>;

/** Gives a row the names of the contract. */
export function toDeploymentView(row: Row): DeploymentView {
  return {
    id: row.id,
    analysisId: row.websiteId,
    name: row.title || row.subdomain,
    subdomain: row.subdomain,
    title: row.title,
    description: row.description,
    customDomain: row.domain?.host ?? null,
    deployedCode: codeOf(row.code),
    isActive: isShown(row),
    domainVerified: row.domain?.verifiedAt != null,
    domainVerificationToken: row.domain?.token ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
