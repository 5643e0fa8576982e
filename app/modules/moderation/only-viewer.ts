import type { Prisma } from "~/lib/db.server";
import { standingTakeDowns } from "~/modules/deployment-record/is-shown";

/** What must be known of a website's owner to say who may look at its previews. */
export const ownerWithTakeDown = {
  select: { id: true, deployments: { select: { takeDowns: standingTakeDowns } } },
} satisfies Prisma.UserDefaultArgs;

type Owner = Prisma.UserGetPayload<typeof ownerWithTakeDown>;

/** Whether a site of this owner is taken down. */
export const hasTakeDown = ({ deployments }: Pick<Owner, "deployments">) =>
  deployments.some(({ takeDowns }) => takeDowns.length > 0);

/**
 * The one person who may look at the pages of a website's previews; null for whoever has the address. While a site is
 * taken down its owner's previews are for nobody else: a copy of what was taken down is one press away.
 */
export function onlyViewer(owner: Owner): number | null {
  return hasTakeDown(owner) ? owner.id : null;
}
