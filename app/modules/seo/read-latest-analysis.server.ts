import { readSeo, type SeoAnalysis, type SeoRun } from "./read-seo.server";

type Told = Omit<SeoAnalysis, "machineBusy">;

/** The latest analysis as the API gives it: before the first has succeeded its figures are null. */
export type LatestAnalysis = { [Key in keyof Told]: Told[Key] | null } & { latestRun: SeoRun };

const NONE_YET = {
  id: null,
  overallScore: null,
  performanceScore: null,
  accessibilityScore: null,
  bestPracticesScore: null,
  seoScore: null,
  issues: [],
  recommendations: [],
  metaInfo: null,
  measuredAt: null,
};

/**
 * A website's latest finished analysis, with the run that was started last, which may still be on its way or have
 * failed; null for one that was never measured. @throws NotFoundError when the actor has no such deployment
 */
export async function readLatestAnalysis(input: Parameters<typeof readSeo>[0]): Promise<LatestAnalysis | null> {
  const { analysis, run } = await readSeo(input);
  const { machineBusy: _, ...told } = analysis ?? { ...NONE_YET, machineBusy: false };
  return run && { ...told, latestRun: run };
}
