import { renderSVG } from "uqr";
import { db } from "~/lib/db.server";
import { notWithdrawn } from "../deployment-record/is-shown";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";
import { answeringAddress } from "../deployment-record/site-address.server";

/** What is printed of a website: its title and the address that answers now. */
export interface SitePoster {
  title: string;
  subdomain: string;
  address: string;
}

/** Reads what a poster shows. @throws NotFoundError when the actor has no such deployment */
export async function readPoster(input: { actor: { userId: number }; deploymentId: number }): Promise<SitePoster> {
  const deployment = await db.deployment.findFirst({
    where: { id: input.deploymentId, ownerId: input.actor.userId, ...notWithdrawn },
    select: { title: true, subdomain: true, domain: true },
  });
  if (!deployment) throw noSuchDeployment();
  const { title, subdomain } = deployment;
  return { title, subdomain, address: answeringAddress(deployment) };
}

/** An address as a QR code with the white border that readers need, black on white in every colour scheme. */
export const qrCode = (address: string): string => renderSVG(address, { ecc: "Q", border: 4 });
