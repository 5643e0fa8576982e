import { db, type Prisma } from "~/lib/db.server";
import { readContactForm } from "../contact-form/read-contact-form";
import { currentConfig } from "../contact/read-contact-settings.server";
import type { FormField } from "../contact-form/form-field";
import { isShown, standingTakeDowns } from "../deployment-record/is-shown";
import { siteAddress } from "../deployment-record/site-address.server";

/** A website of an owner that is or was live, as the place that messages come from. */
export interface Inbox {
  deploymentId: number;
  websiteId: number;
  title: string;
  /** Where it can be seen. */
  address: string;
  /** Those of the form that visitors see, or would see. */
  fields: FormField[];
  hasForm: boolean;
  /** Whether visitors see it. */
  isActive: boolean;
  /** Whether it was taken off the web; its messages stay. */
  isWithdrawn: boolean;
}

interface Input {
  actor: { userId: number };
  /** Of which website; left out for the live one, else the one that was live last. */
  deploymentId?: number | undefined;
}

/** Where the actor's messages come from; null while nothing was ever deployed, or the actor has no such deployment. */
export function findInbox({ actor, deploymentId }: Input): Promise<Inbox | null> {
  return findInboxOf({ ownerId: actor.userId, id: deploymentId });
}

/** The same of the deployments that fit: whose they are is for the caller to say. */
export async function findInboxOf(where: Prisma.DeploymentWhereInput): Promise<Inbox | null> {
  const deployment = await db.deployment.findFirst({
    where,
    orderBy: { withdrawnAt: { sort: "desc", nulls: "first" } },
    include: { code: true, domain: true, takeDowns: standingTakeDowns, website: { select: { contactSettings: true } } },
  });
  if (!deployment) return null;
  const { id: deploymentId, websiteId, title, code, website } = deployment;
  const { fields } = currentConfig(website.contactSettings, code);
  return {
    ...{ deploymentId, websiteId, title, fields },
    address: siteAddress(deployment),
    hasForm: readContactForm(code) !== null,
    isActive: isShown(deployment),
    isWithdrawn: deployment.withdrawnAt !== null,
  };
}
