import { z } from "zod";
import { db, type Prisma } from "~/lib/db.server";
import { metaInfo, type MetaInfo } from "./meta-info";
import type { Scores } from "./scores";
import { noSuchDeployment } from "../deployment-record/no-such-deployment";

interface Input {
  actor: { userId: number };
  deploymentId: number;
}

/** A finished analysis. */
export interface SeoAnalysis extends Scores {
  id: number;
  issues: string[];
  recommendations: string[];
  metaInfo: MetaInfo;
  /** The machine had too much else to do to say how fast the page is. */
  machineBusy: boolean;
  /** When the measuring ended. */
  measuredAt: Date;
}

/** How far the latest run is. */
export interface SeoRun {
  id: number;
  status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
  /** Which try of the load that is under way it is; nothing of it has begun at 0. */
  attempt: number;
  loadsDone: number;
  loadsWanted: number;
  /** Why it failed, in words for the owner. */
  error: string | null;
}

/** What is known of a website's quality. */
export interface Seo {
  /** The latest that succeeded. */
  analysis: SeoAnalysis | null;
  /** The latest of all; null while there was none. */
  run: SeoRun | null;
  /** Overall scores before the latest, newest first. */
  earlier: { id: number; overallScore: number; measuredAt: Date }[];
}

const EARLIER = 10;
const texts = z.array(z.string());
const byNewest = { orderBy: { id: "desc" } } as const;

/** Reads a website's analyses. @throws NotFoundError when the actor has no such deployment */
export async function readSeo({ actor, deploymentId }: Input): Promise<Seo> {
  const run = await readSeoRun({ actor, deploymentId });
  const where = { deploymentId, status: "succeeded" };
  const [latest, ...earlier] = await db.seoAnalysis.findMany({ where, ...byNewest, take: EARLIER + 1 });
  return {
    analysis: latest ? toAnalysis(latest) : null,
    run,
    earlier: earlier.map(({ id, overallScore, finishedAt }) => ({
      id,
      overallScore: overallScore!,
      measuredAt: finishedAt!,
    })),
  };
}

/** Reads only how far the latest run is; null while there was none. @throws NotFoundError as `readSeo` */
export async function readSeoRun({ actor, deploymentId }: Input): Promise<SeoRun | null> {
  const deployment = await db.deployment.findFirst({
    where: { id: deploymentId, ownerId: actor.userId },
    select: {
      seoAnalyses: {
        ...byNewest,
        take: 1,
        select: { id: true, status: true, tries: true, loadsDone: true, loadsWanted: true, error: true },
      },
    },
  });
  if (!deployment) throw noSuchDeployment();
  const [latest] = deployment.seoAnalyses;
  if (!latest) return null;
  const { status, tries, ...rest } = latest;
  return { ...rest, status: status as SeoRun["status"], attempt: tries };
}

// The database holds that one that succeeded has all its scores.
function toAnalysis(row: Prisma.SeoAnalysisGetPayload<object>): SeoAnalysis {
  return {
    id: row.id,
    overallScore: row.overallScore!,
    performanceScore: row.performanceScore!,
    accessibilityScore: row.accessibilityScore!,
    bestPracticesScore: row.bestPracticesScore!,
    seoScore: row.seoScore!,
    issues: texts.parse(row.issues),
    recommendations: texts.parse(row.recommendations),
    metaInfo: metaInfo.parse(row.metaInfo),
    machineBusy: row.machineBusy,
    measuredAt: row.finishedAt!,
  };
}
