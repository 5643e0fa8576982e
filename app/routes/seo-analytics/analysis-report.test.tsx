import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnalysisReport } from "./analysis-report";

const scores = {
  overallScore: 98,
  performanceScore: 95,
  accessibilityScore: 100,
  bestPracticesScore: 100,
  seoScore: 98,
};

test("a report on which nothing is to mend says so in place of its lists", () => {
  const metaInfo = { title: null, description: null, keywords: null, loadTime: null };
  const analysis = {
    ...scores,
    id: 1,
    issues: [],
    recommendations: [],
    metaInfo,
    machineBusy: false,
    measuredAt: new Date("2026-01-02T03:04:05.000Z"),
  };
  const page = renderToStaticMarkup(<AnalysisReport analysis={analysis} earlier={[]} />);
  for (const text of ["No critical issues found!", "No recommendations available.", "Not measured"])
    expect(page).toContain(text);
  expect(page).not.toContain("busy");
  const busy = renderToStaticMarkup(<AnalysisReport analysis={{ ...analysis, machineBusy: true }} earlier={[]} />);
  expect(busy).toContain("Our machine was busy while your website was measured");
});
