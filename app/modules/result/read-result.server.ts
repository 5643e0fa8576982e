import { db, type Prisma } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { readReport } from "../checks/read-report.server";
import type { Report } from "../checks/report";
import type { ListedClaim } from "../claims/listed-claim";
import { readOpenClaims } from "../claims/read-claims.server";
import { readConversation, type Conversation } from "../designer/conversation.server";
import { readableName } from "../domains/domain-names";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { altFromName } from "../site/alt-text";
import type { DesignerId } from "../site/designer";
import { readChoices, type GenerationChoices } from "../generation/generation-choices";
import { runSteps, type RunStep } from "../site/run-step";
import { isShown, standingTakeDowns } from "../deployment-record/is-shown";
import { answeringAddress, domainAnswers } from "../deployment-record/site-address.server";
import { offerName } from "../publishing/names/offer-name.server";
import type { DeployPromiseView } from "../publishing/promises/deploy-wish";
import { promiseView } from "../publishing/promises/promise-row.server";
import { firstFrameOf, type FirstFrame } from "./first-frame";
import type { Reading } from "./reading";
import { previewAddress } from "../websites/preview-address.server";
import { readDesignedBy, type DesignedBy } from "../websites/read-designed-by.server";

/** How far a generation is: what the processing and failure states show, live. */
export interface GenerationProgress {
  state: "processing" | "failed" | "cancelled" | "ready";
  steps: RunStep[];
  /** Who writes it; of a generation that has not begun as well. */
  designer: DesignerId;
  /** What the designer has written so far, as `draftText` gives it; null when there is nothing to read along. */
  draft: string | null;
  /** Why the latest generation failed; a website that is ready all the same is as it was before. */
  error: string | null;
}

/** What a website was called when it was deployed before. */
export interface EarlierDeployment {
  subdomain: string;
  title: string;
  description: string | null;
  domainText: string | null;
}

/** The website that is live in the place of this one. */
export interface LiveElsewhere {
  deploymentId: number;
  title: string;
  /** Its whole address, as people write it. */
  address: string;
  subdomain: string;
  domainText: string | null;
}

/**
 * Where the website stands with the one live website that its owner may have; `domainText` is a domain as people write
 * it, `proposal` a free name: the one that the website had if it was deployed before and nobody else has it.
 */
export type DeploySlot =
  | { state: "free"; earlier: EarlierDeployment | null; proposal: string | null }
  | { state: "limit"; earlier: EarlierDeployment | null; proposal: string | null; live: LiveElsewhere }
  | {
      state: "deployed";
      deploymentId: number;
      subdomain: string;
      customDomain: string | null;
      domainText: string | null;
      /** Whether visitors who enter the domain come here. */
      domainVerified: boolean;
      /** The whole address at which it answers, with a slash at its end. */
      address: string;
      isActive: boolean;
      /** Whether something was saved that visitors do not see. */
      isBehind: boolean;
    };

/** Everything that the result view shows of a website. */
export interface WebsiteResult {
  id: number;
  title: string;
  progress: GenerationProgress;
  code: WebsiteCode | null;
  /** The state that `code` is, to send as `If-Match` when saving over it; null while there is none. */
  revision: string | null;
  /** What the editor shows of `code` at first, packed (`unpackDigest`); null where nobody is about to edit it. */
  digest: string | null;
  /** Where its preview is, with a slash at its end. */
  previewAddress: string;
  /** Descriptions of pictures that nobody wrote: they follow from the names of files. */
  guessedAlts: string[];
  /** What it was generated with, as far as it can be chosen anew. */
  choices: GenerationChoices;
  /** Who wrote it when it was generated last. */
  designedBy: DesignedBy | null;
  /** What was said with the AI designer. */
  conversation: Conversation;
  slot: DeploySlot;
  /** A deployment that waits for the end of its check, or why that came to nothing. */
  promise: DeployPromiseView | null;
  /** What a designer claimed and the owner has not confirmed. */
  openClaims: ListedClaim[];
  /** What the checks say of `code`; null while there is none, or nobody has looked. */
  report: Report | null;
  /** What stands in its frame from the first moment on while it is waited for; null of one that is ready. */
  firstFrame: FirstFrame | null;
  /** What was read of the brief, when the website is opened for the first time after a generation; null later. */
  firstReading: Reading | null;
}

interface Input {
  actor: { userId: number };
  websiteId: number;
}

const lastRun = {
  orderBy: { id: "desc" },
  take: 1,
  select: { status: true, steps: true, designer: true, draft: true, error: true, finishedAt: true },
} as const;

const pictures = { where: { kind: "image" }, select: { alt: true, originalName: true } } as const;

/** Reads a website as the result view shows it. @throws NotFoundError when the actor has no such website */
export async function readResult({ actor, websiteId }: Input): Promise<WebsiteResult> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    include: {
      code: true,
      assets: pictures,
      runs: { ...lastRun, select: { ...lastRun.select, brief: true } },
      deployPromise: true,
      owner: { select: { deployments: { include: { domain: true, takeDowns: standingTakeDowns } } } },
    },
  });
  if (!website?.owner) throw new NotFoundError("There is no such website.");
  const { code, owner } = website;
  const [designedBy, conversation, openClaims, report, proposal] = await Promise.all([
    readDesignedBy(websiteId),
    readConversation({ actor, websiteId }),
    readOpenClaims({ actor, websiteId }),
    code && readReport({ actor, websiteId }),
    code && proposeName(owner.deployments, { ...website, ownerId: actor.userId }),
  ]);
  const progress = progressOf(website);
  return {
    id: website.id,
    title: website.projectTitle,
    progress,
    code: code && codeOf(code),
    revision: website.codeHash,
    digest: null,
    choices: readChoices(website.brief),
    designedBy,
    conversation,
    previewAddress: previewAddress(`/preview/${website.previewToken}/`, owner),
    guessedAlts: guessesAmong(website.assets),
    slot: slotOf(owner.deployments, website, proposal),
    promise: promiseView(website.deployPromise),
    openClaims,
    report,
    firstFrame: progress.state === "processing" ? firstFrameOf(website.runs[0]?.brief ?? website.brief) : null,
    firstReading: null,
  };
}

function guessesAmong(assets: { alt: string; originalName: string }[]): string[] {
  return assets
    .filter(({ alt, originalName }) => alt !== "" && alt === altFromName(originalName))
    .map(({ alt }) => alt);
}

/** How far the latest generation of a website is. @throws NotFoundError when the actor has no such website */
export async function readProgress({ actor, websiteId }: Input): Promise<GenerationProgress> {
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId: actor.userId },
    select: { codeHash: true, updatedAt: true, runs: lastRun },
  });
  if (!website) throw new NotFoundError("There is no such website.");
  return progressOf(website);
}

interface Generated {
  codeHash: string | null;
  updatedAt: Date;
  runs: {
    status: string;
    steps: unknown;
    designer: string;
    draft: string | null;
    error: string | null;
    finishedAt: Date | null;
  }[];
}

function progressOf({ codeHash, updatedAt, runs: [run] }: Generated): GenerationProgress {
  const steps = runSteps.catch([]).parse(run?.steps ?? []);
  // A check constraint keeps the column to these.
  const shared = { steps, designer: (run?.designer ?? "built-in") as DesignerId, draft: run?.draft ?? null };
  const open = run?.status === "queued" || run?.status === "running";
  if (codeHash !== null && !open) {
    // Of a generation again that failed: worth saying until the owner has gone on.
    const isFresh = run?.status === "failed" && run.finishedAt !== null && run.finishedAt > updatedAt;
    return { ...shared, state: "ready", error: isFresh ? run.error : null };
  }
  if (run?.status === "failed" || run?.status === "cancelled")
    return { ...shared, state: run.status, error: run.error };
  return { ...shared, state: "processing", error: null };
}

type Deployed = Prisma.DeploymentGetPayload<{ include: { domain: true; takeDowns: typeof standingTakeDowns } }>;

/** A name that the owner can have for a website, like the one it had before or its title; null for one that is deployed. */
async function proposeName(
  deployments: Deployed[],
  { id, ownerId, projectTitle }: { id: number; ownerId: number; projectTitle: string },
): Promise<string | null> {
  const own = deployments.find(({ websiteId }) => websiteId === id);
  return own?.withdrawnAt === null ? null : offerName({ ownerId, like: own?.subdomain ?? projectTitle });
}

function slotOf(
  deployments: Deployed[],
  { id: websiteId, codeHash }: { id: number; codeHash: string | null },
  proposal: string | null,
): DeploySlot {
  const deployment = deployments.find(({ withdrawnAt }) => withdrawnAt === null);
  const before = deployments.find((each) => each.websiteId === websiteId);
  const earlier = before ? earlierOf(before) : null;
  if (!deployment) return { state: "free", earlier, proposal };
  if (deployment.websiteId !== websiteId) return { state: "limit", earlier, proposal, live: liveOf(deployment) };
  const { id, subdomain, domain } = deployment;
  return {
    state: "deployed",
    deploymentId: id,
    subdomain,
    customDomain: domain?.host ?? null,
    domainText: domain && readableName(domain.host),
    domainVerified: domainAnswers(domain),
    address: answeringAddress({ subdomain, domain }),
    isActive: isShown(deployment),
    isBehind: deployment.codeHash !== codeHash,
  };
}

const domainTextOf = ({ domain }: Deployed) => domain && readableName(domain.host);

function earlierOf(deployment: Deployed): EarlierDeployment {
  const { subdomain, title, description } = deployment;
  return { subdomain, title, description, domainText: domainTextOf(deployment) };
}

function liveOf(deployment: Deployed): LiveElsewhere {
  const { id: deploymentId, title, subdomain } = deployment;
  return {
    deploymentId,
    title,
    subdomain,
    address: answeringAddress(deployment),
    domainText: domainTextOf(deployment),
  };
}
