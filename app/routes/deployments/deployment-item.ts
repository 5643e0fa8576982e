import type { Holdings } from "~/modules/bin/read-holdings.server";
import type { DomainSetup } from "~/modules/domains/domain-setup.server";
import type { TakeDownView } from "~/modules/moderation/list-take-downs.server";
import type { WithdrawnView } from "~/modules/publishing/list-withdrawn.server";

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
  /** Of its custom domain; null when it has none. */
  setup: DomainSetup | null;
  /** Why we keep it off the web; null when we do not. */
  takeDown: TakeDownView | null;
  /** What a deletion ends and what it leaves, where the address asks about it. */
  holdings: Holdings | null;
}

/** A website that is not live any more, as its card shows it. */
export interface WithdrawnItem extends Omit<WithdrawnView, "withdrawnAt"> {
  withdrawnAt: Date | string;
  takeDown: TakeDownView | null;
}

/** Whose history is shown; a version is brought back of a live website that nobody took down. */
export type HistorySubject = Pick<DeploymentItem, "id" | "takeDown"> &
  Partial<Pick<DeploymentItem, "isActive">> & { withdrawnAt?: Date | string };

/**
 * Whether an earlier publication can be live again: only of a website that is deployed and that we did not take down.
 */
export const canBringBack = ({ takeDown, withdrawnAt }: HistorySubject) =>
  takeDown === null && withdrawnAt === undefined;

type Address = Pick<DeploymentItem, "customDomain" | "subdomain"> & Partial<Pick<DeploymentItem, "setup">>;

/** Public URL of a deployment (tests/list, section 2): its own domain, else a path of ours. */
export function publicUrl({ customDomain, subdomain, setup }: Address, origin: string): string {
  return customDomain ? `https://${setup?.shownName ?? customDomain}` : fallbackUrl({ subdomain }, origin);
}

/** The address that answers now: a domain that is not verified, or does not lead here any more, is left out. */
export function answeringUrl(deployment: Address & Pick<DeploymentItem, "domainVerified">, origin: string): string {
  const { setup, domainVerified } = deployment;
  const answers = setup ? setup.state === "verified" : domainVerified;
  return answers ? publicUrl(deployment, origin) : fallbackUrl(deployment, origin);
}

/** The public URL as people write it. */
export function readableUrl(deployment: Address, origin: string): string {
  const shown = deployment.setup?.names.find(({ isShown }) => isShown);
  return shown ? `https://${shown.text}` : publicUrl(deployment, origin);
}

/** Where a deployment answers whatever its domain does. */
export function fallbackUrl({ subdomain }: { subdomain: string }, origin: string): string {
  return `${origin}/sites/${subdomain}`;
}

/** Id of the button that opens the domain dialog, for the focus to come back to. */
export const domainButtonId = ({ id }: { id: number }) => `domain-of-${id}`;

/** Id of the button that opens the title and description, for the focus to come back to. */
export const detailsButtonId = ({ id }: { id: number }) => `details-of-${id}`;

/** Id of the button that opens the history, for the focus to come back to. */
export const historyButtonId = ({ id }: { id: number }) => `history-of-${id}`;

/** Why a deletion failed, where nothing better is known (tests/list, section 8). */
export const DELETE_FAILED = "Failed to delete deployment";
