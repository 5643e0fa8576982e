import { db } from "~/lib/db.server";
import { readContactForm } from "../contact/read-contact-form";
import { currentConfig } from "../contact/read-contact-settings.server";
import type { FormField } from "../contact/form-field";
import { isShown, notWithdrawn, standingTakeDowns } from "../publishing/is-shown";
import { siteAddress } from "../publishing/site-address.server";

/** The deployed website of an owner, as the place that messages come from. */
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
}

/** Where the actor's messages come from; null while nothing is deployed. An owner has one deployed website at a time. */
export async function findInbox({ actor }: { actor: { userId: number } }): Promise<Inbox | null> {
  const deployment = await db.deployment.findFirst({
    where: { ownerId: actor.userId, ...notWithdrawn },
    include: { code: true, domain: true, takeDowns: standingTakeDowns, website: { select: { contactSettings: true } } },
  });
  if (!deployment) return null;
  const { id: deploymentId, websiteId, title, code, website } = deployment;
  const { fields } = currentConfig(website.contactSettings, code);
  return { deploymentId, websiteId, title, address: siteAddress(deployment), fields, hasForm: readContactForm(code) !== null, isActive: isShown(deployment) };
}
