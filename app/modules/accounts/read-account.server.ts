import { db, type Prisma } from "~/lib/db.server";
import { dueBefore, WEBSITE_DAYS } from "../bin/bin-days";
import { isActiveStatus } from "../billing/active-status";
import { isShown, notWithdrawn, standingTakeDowns } from "../deployment-record/is-shown";
import { openSessions } from "./open-sessions";
import { hashSessionId } from "./session-id";

interface Input {
  actor: { userId: number };
  /** The id in the cookie that asks, to mark its own sign-in. */
  sessionId: string | null;
}

/** A sign-in that still holds. Neither address nor browser is kept, so it is told apart by its dates only. */
export interface SignInView {
  id: number;
  createdAt: Date;
  lastSeenAt: Date;
  isThisDevice: boolean;
}

/** What would go with the account. */
export interface AccountHoldings {
  websites: number;
  /** Deleted websites that could be put back otherwise. */
  inBin: number;
  posts: number;
  messages: number;
  hasSubscription: boolean;
  /** Of the deployed site; null when nothing is deployed. */
  live: { id: number; title: string; subdomain: string; isActive: boolean; domain: string | null } | null;
}

/** The actor's account as its screen shows it. */
export async function readAccount({ actor: { userId }, sessionId }: Input) {
  const [user, signIns, holdings] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { createdAt: true } }),
    listSignIns(userId, sessionId),
    accountHoldings(userId),
  ]);
  return { createdAt: user.createdAt, signIns, holdings };
}

async function listSignIns(userId: number, sessionId: string | null): Promise<SignInView[]> {
  const own = sessionId && hashSessionId(sessionId);
  const rows = await db.session.findMany({
    where: { userId, ...openSessions() },
    select: { id: true, idHash: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
  const views = rows.map(({ idHash, ...row }) => ({ ...row, isThisDevice: idHash === own }));
  return views.sort((one, other) => Number(other.isThisDevice) - Number(one.isThisDevice));
}

async function accountHoldings(ownerId: number): Promise<AccountHoldings> {
  const [websites, inBin, posts, messages, subscription, deployment] = await Promise.all([
    db.website.count({ where: { ownerId } }),
    db.binnedWebsite.count({ where: { ownerId, binnedAt: { gte: dueBefore(WEBSITE_DAYS) } } }),
    db.post.count({ where: { ownerId } }),
    db.submission.count({ where: { deployment: { ownerId } } }),
    db.subscription.findUnique({ where: { userId: ownerId }, select: { status: true } }),
    db.deployment.findFirst({ where: { ownerId, ...notWithdrawn }, select: liveFields }),
  ]);
  const hasSubscription = isActiveStatus(subscription?.status ?? "inactive");
  return { websites, inBin, posts, messages, hasSubscription, live: deployment && liveOf(deployment) };
}

const liveFields = {
  id: true,
  title: true,
  subdomain: true,
  isActive: true,
  withdrawnAt: true,
  domain: true,
  takeDowns: standingTakeDowns,
} satisfies Prisma.DeploymentSelect;
type Deployed = Prisma.DeploymentGetPayload<{ select: typeof liveFields }>;

function liveOf(deployment: Deployed): AccountHoldings["live"] {
  const { id, title, subdomain, domain } = deployment;
  return { id, title, subdomain, isActive: isShown(deployment), domain: domain?.verifiedAt ? domain.host : null };
}
