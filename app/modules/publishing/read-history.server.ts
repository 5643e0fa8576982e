import { db } from "~/lib/db.server";
import { RENDERER_LIVE_MS } from "~/published/edge-protocol";
import { siteKey } from "~/published/edge-state";
import { isShown, standingTakeDowns } from "../deployment-record/is-shown";
import { SNAPSHOTS_LISTED, type PublicationAuthor, type SnapshotKind } from "../deployment-record/occasion";
import { snapshotToken } from "./snapshot-token.server";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/** One publication of a site. */
export interface Publication {
  /** Id of its snapshot. */
  id: number;
  createdAt: Date;
  kind: SnapshotKind;
  /** What had changed; see `Occasion`. */
  changes: string[];
  /** Of one that was brought back: when it was first live. */
  sourceAt: Date | null;
  /** Name of the person who published it; null for Plinth. */
  by: string | null;
  /** Whether it is what the site shows, or would show if it were not closed. */
  isCurrent: boolean;
  /** Where its owner can look at it. */
  preview: string;
}

/**
 * The latest publications of a site by its owner and by Plinth, newest first, and how far the renderers are with the
 * latest state.
 */
export interface SiteHistory {
  isActive: boolean;
  publications: Publication[];
  /** How many renderers are running, and the names of those that do not show the current state yet. */
  renderers: { live: number; lagging: string[] };
}

/** The history of a deployment. @throws NotFoundError when the actor has no such deployment */
export async function readHistory({ actor, deploymentId }: Input): Promise<SiteHistory> {
  const [deployment, owners, plinths, renderers] = await Promise.all([
    findOwn({ actor, deploymentId }),
    listSnapshots({ actor, deploymentId }, "owner"),
    listSnapshots({ actor, deploymentId }, "plinth"),
    readRenderers(deploymentId),
  ]);
  if (!deployment?.owner) throw noSuchDeployment();
  const {
    currentSnapshotId,
    owner,
    website: { previewToken },
  } = deployment;
  const name = [owner.firstName, owner.lastName].filter(Boolean).join(" ") || owner.email;
  const latest = [...owners, ...plinths].sort((a, b) => b.id - a.id);
  const publications = latest.map(({ author, ...row }) => ({
    ...row,
    // A check constraint keeps the column to these.
    kind: row.kind as SnapshotKind,
    by: author === "plinth" ? null : name,
    isCurrent: row.id === currentSnapshotId,
    preview: `/preview/snapshot/${snapshotToken({ id: row.id, previewToken })}/`,
  }));
  return { isActive: isShown(deployment), publications, renderers };
}

function findOwn({ actor, deploymentId }: Input) {
  return db.deployment.findFirst({
    where: { id: deploymentId, ownerId: actor.userId },
    select: {
      isActive: true,
      withdrawnAt: true,
      takeDowns: standingTakeDowns,
      currentSnapshotId: true,
      website: { select: { previewToken: true } },
      owner: { select: { firstName: true, lastName: true, email: true } },
    },
  });
}

function listSnapshots({ actor, deploymentId }: Input, author: PublicationAuthor) {
  return db.snapshot.findMany({
    where: { deploymentId, author, deployment: { ownerId: actor.userId } },
    select: { id: true, createdAt: true, kind: true, changes: true, sourceAt: true, author: true },
    orderBy: { id: "desc" },
    take: SNAPSHOTS_LISTED,
  });
}

async function readRenderers(deploymentId: number): Promise<SiteHistory["renderers"]> {
  const rows = await db.$queryRaw<{ id: string; lags: boolean }[]>`
    select renderer.id, renderer.epoch <> clock.epoch or renderer.seq < state.seq as lags
      from edge_renderers as renderer, edge_clock as clock, edge_state as state
     where renderer.seen_at > now() - make_interval(secs => ${RENDERER_LIVE_MS / 1000}) and state.key = ${siteKey(deploymentId)}
     order by renderer.id`;
  return { live: rows.length, lagging: rows.filter(({ lags }) => lags).map(({ id }) => id) };
}
