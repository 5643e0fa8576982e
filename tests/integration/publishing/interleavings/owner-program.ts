import { db } from "~/lib/db.server";
import { createPost } from "~/modules/content/create-post.server";
import { liftTakeDown } from "~/modules/moderation/lift-take-down.server";
import { takeDown } from "~/modules/moderation/take-down.server";
import { bringBack } from "~/modules/publishing/bring-back.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { switchLive } from "~/modules/publishing/switch-live.server";
import { renameWebsite } from "~/modules/websites/rename-website.server";
import { codeOf } from "../publishing-world";
import type { OwnersAct } from "./site-model";

/** An act of an owner or operator, told to this program; it answers with the same `id` once that is done or refused. */
export interface Order {
  id: number;
  ownerId: number;
  websiteId: number;
  /** The name that is meant by the act, or that the website has. */
  subdomain: string;
  act: OwnersAct;
}

/** The answer to an order: why it was refused, if it was; `fault` where it failed in another way. */
export interface Done {
  id: number;
  refusal?: string;
  fault?: string;
}

// A program of its own, so that it can be killed in the middle of all that an owner can have it do.
process.on("message", (order: Order) => {
  void carryOut(order).then(
    () => answer({ id: order.id }),
    (error: Error & { status?: number }) => answer({ id: order.id, [error.status ? "refusal" : "fault"]: error.stack }),
  );
});

const answer = (done: Done) => process.send!(done);
process.send!("ready");

async function carryOut({ ownerId, websiteId, subdomain, act }: Order): Promise<unknown> {
  const actor = { userId: ownerId };
  if (act.kind === "rename") return renameWebsite({ actor, websiteId, title: act.version });
  const wanted = {
    actor,
    analysisId: websiteId,
    subdomain,
    title: "Rose Bakery",
    description: "Bread & cakes",
    customDomain: null,
  };
  if (act.kind === "deploy") return createDeployment({ ...wanted, deployedCode: codeOf(act.version) });
  if (act.kind === "switch")
    return switchLive({
      ...wanted,
      deployedCode: codeOf(act.version),
      leaves: await otherOf(ownerId, websiteId),
      takesDomain: false,
    });
  if (act.kind === "takeDown") return takeDown({ address: subdomain, reason: "It deceives people." });
  if (act.kind === "lift") return liftTakeDown({ address: subdomain });
  const deployment = await db.deployment.findUnique({ where: { websiteId }, select: { id: true } });
  const target = { actor, deploymentId: deployment?.id ?? 0 };
  if (act.kind === "redeploy") return redeployWebsite({ ...target, deployedCode: codeOf(act.version) });
  if (act.kind === "withdraw") return deleteDeployment(target);
  if (act.kind === "post")
    return createPost({ ...target, title: "Open", content: "From eight on.", status: "published" });
  const first = await db.snapshot.findFirst({
    where: { deploymentId: target.deploymentId },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return bringBack({ ...target, snapshotId: first?.id ?? 0 });
}

/** The deployment that is live while another website is to be; 0 when there is none. */
async function otherOf(ownerId: number, websiteId: number): Promise<number> {
  const live = await db.deployment.findFirst({
    where: { ownerId, withdrawnAt: null, websiteId: { not: websiteId } },
    select: { id: true },
  });
  return live?.id ?? 0;
}
