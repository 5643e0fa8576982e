import { measurePage, type Category } from "~/integrations/lighthouse/measure-page.server";
import { CHECKER_USER_AGENT } from "~/published/checker";

const CATEGORIES: Category[] = ["performance", "accessibility", "best-practices", "seo"];

/** Loads a page as often, one after another, as the product measures it; performance is the median. 0 to 100. */
export async function lighthouse(url: string, loads = 3) {
  const performances: number[] = [];
  const first = await load(url, CATEGORIES);
  performances.push(first.performance!);
  while (performances.length < loads) performances.push((await load(url, ["performance"])).performance!);
  return {
    performance: performances.toSorted((a, b) => a - b)[Math.floor(loads / 2)]!,
    accessibility: first.accessibility!,
    bestPractices: first["best-practices"]!,
    seo: first.seo!,
    lost: first.lost,
  };
}

async function load(url: string, categories: Category[]) {
  const report = await measurePage({
    url,
    userAgent: CHECKER_USER_AGENT,
    categories,
    signal: AbortSignal.timeout(300_000),
  });
  const scores = Object.entries(report.categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]);
  const lost = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return { ...(Object.fromEntries(scores) as Partial<Record<Category, number>>), lost };
}
