import { describe, expect, it } from "vitest";
import { lighthouseReport, type LighthouseReport } from "~/integrations/lighthouse/report";
import recorded from "../../../tests/factories/lighthouse-report.json";
import { AUDIT_WORDS } from "./audit-words";
import { findIssues, findRecommendations } from "./findings";
import type { MetaInfo } from "./meta-info";

const report = lighthouseReport.parse(recorded);
const heading = (text: string) => text.slice(0, text.indexOf(".") + 1);
const meta: MetaInfo = {
  title: "Rose Bakery, sourdough in Leeds",
  description: "We bake sourdough in Leeds, from Tuesday to Saturday.",
  keywords: null,
  loadTime: null,
};

/** The recorded report with other figures for some audits, standing in one category. */
function withAudits(audits: LighthouseReport["audits"], weight: number, group?: string): LighthouseReport {
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight, group }));
  return { ...report, audits, categories: { seo: { score: 0.5, auditRefs } } };
}
const audit = (score: number | null, scoreDisplayMode = "binary", title = "Some `title`") => ({
  title,
  score,
  scoreDisplayMode,
});

describe("the words for audits", () => {
  it("are there for at least 30, each with what is wrong, why it matters and how to mend it", () => {
    const words = Object.entries(AUDIT_WORDS);
    expect(words.length).toBeGreaterThanOrEqual(30);
    for (const [id, text] of words) expect(text.split(/(?<=[.])\s+(?=[A-Z<])/).length, id).toBeGreaterThanOrEqual(3);
  });
  it("are for audits that Lighthouse has", () => {
    expect(Object.keys(AUDIT_WORDS).filter((id) => !(id in report.audits))).toEqual([]);
  });
});

describe("what is ours", () => {
  const page = report.finalDisplayedUrl;
  const about = (...urls: string[]) => ({
    "unused-css-rules": {
      ...audit(0, "metricSavings"),
      details: { items: urls.map((url) => ({ url: new URL(url, page).href })) },
    },
  });
  const found = (...urls: string[]) => [
    findIssues(withAudits(about(...urls), 1)).length,
    findRecommendations(withAudits(about(...urls), 0), meta).length,
  ];
  it("is no advice to the owner, what comes from elsewhere is", () => {
    expect(found("/assets/styles.0f.css")).toEqual([0, 0]);
    expect(found("https://fonts.example/a.css")).toEqual([1, 1]);
    expect(found("/assets/styles.0f.css", "https://fonts.example/a.css")).toEqual([1, 1]);
  });
});

describe("findIssues", () => {
  it("names what costs points, what costs most first, each once", () => {
    expect(findIssues(report).map(heading)).toEqual([
      "Some pictures have no description.",
      "Some text is hard to read against its background.",
      "The page has no description.",
      "The page is not made for phones.",
      "Some text is too small to read on a phone.",
      "The page does not say how its letters are coded.",
      "Something on the page fails when it loads.",
    ]);
  });
  it("keeps Lighthouse's title where we have no words", () => {
    expect(findIssues(withAudits({ "new-audit": audit(0) }, 1))).toEqual(["Some title."]);
  });
  it("passes over what passed, was not judged, or carries no weight", () => {
    expect(
      findIssues(
        withAudits(
          { label: audit(1), list: audit(null, "notApplicable"), "bootup-time": audit(0.9, "metricSavings") },
          1,
        ),
      ),
    ).toEqual([]);
    expect(findIssues(withAudits({ label: audit(0) }, 0))).toEqual([]);
  });
});

describe("findRecommendations", () => {
  it("names failed audits without weight, not what is an issue already", () => {
    expect(findRecommendations(report, meta).map(heading)).toEqual(["Some pictures have no size in the code."]);
  });
  it("leaves out what Lighthouse itself does not show, or only tells", () => {
    expect(
      findRecommendations(withAudits({ "cache-insight": audit(0.5, "metricSavings") }, 0, "hidden"), meta),
    ).toEqual([]);
    expect(findRecommendations(withAudits({ "csp-xss": audit(0, "informative") }, 0), meta)).toEqual([]);
  });
  it.each([
    ["title", "Rose", "Your page title is very short."],
    ["title", "x".repeat(66), "Your page title is longer than search results show."],
    ["description", "Bread.", "Your page description is very short."],
    ["description", "x".repeat(166), "Your page description is longer than search results show."],
  ])("advises on a %s such as %.20s", (field, value, said) => {
    const advice = findRecommendations(withAudits({}, 0), { ...meta, [field]: value });
    expect(advice.map(heading)).toEqual([said]);
  });
  it("has none for a page that is in order, nor twice for what is missing", () => {
    expect(findRecommendations(withAudits({}, 0), meta)).toEqual([]);
    expect(findRecommendations(withAudits({}, 0), { ...meta, title: null, description: null })).toEqual([]);
  });
});
