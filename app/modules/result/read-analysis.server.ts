import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { rankImprovements, type Improvement } from "../checks/rank-improvements";
import { reportUnlessBusy } from "../checks/read-report.server";
import type { Report } from "../checks/report";
import type { ListedClaim } from "../claims/listed-claim";
import { readOpenClaims } from "../claims/read-claims.server";
import { codeOf } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { readProgress, type GenerationProgress } from "./read-result.server";

/** A website as the `/api` contract knows it (tests/list, section 3). */
export interface Analysis {
  id: number;
  url: string | null;
  projectTitle: string;
  createdAt: Date;
  status: GenerationProgress["state"];
  generatedCode: WebsiteCode | null;
  /** The state that `generatedCode` is, to send as `If-Match` when saving over it; null while there is none. */
  revision: string | null;
  /**
   * How the website came to be, and what the checks and the ledger of claims say of it; null before its generation has
   * begun.
   */
  analysisResult: (GenerationProgress & { report: Report | null; openFacts: ListedClaim[] }) | null;
  /** What to do next, the most important first; null while there is no code. */
  redesignSuggestions: Improvement[] | null;
}

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** `GET /api/analysis/{id}`. @throws NotFoundError when the actor has no such website */
export async function readAnalysis({ actor, websiteId }: Input): Promise<Analysis> {
  const [progress, website] = await Promise.all([
    readProgress({ actor, websiteId }),
    db.website.findFirst({ where: { id: websiteId, ownerId: actor.userId }, include: { code: true } }),
  ]);
  if (!website) throw new NotFoundError("There is no such website.");
  const { id, url, projectTitle, createdAt, code } = website;
  const [report, openClaims] = code
    ? await Promise.all([reportUnlessBusy({ actor, websiteId }), readOpenClaims({ actor, websiteId })])
    : [null, []];
  return {
    id,
    url,
    projectTitle,
    createdAt,
    status: progress.state,
    generatedCode: code && codeOf(code),
    revision: website.codeHash,
    analysisResult: progress.steps.length > 0 ? { ...progress, report, openFacts: openClaims } : null,
    redesignSuggestions: report && rankImprovements(report, openClaims),
  };
}
