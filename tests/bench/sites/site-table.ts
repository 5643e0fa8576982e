import { alignedTable } from "../table";
import type { SiteReport } from "./site-report";

interface Measure {
  what: string;
  of: (report: SiteReport) => number;
  peer?: (report: SiteReport) => number;
  /** No less, or no more, than the number. */
  goal: { least: number } | { most: number };
  unit?: string;
}

const MEASURES: Measure[] = [
  {
    what: "Lighthouse performance",
    of: ({ performance }) => performance,
    peer: ({ peer }) => peer.performance,
    goal: { least: 99 },
  },
  {
    what: "Lighthouse performance, six photos",
    of: ({ performanceWithPhotos }) => performanceWithPhotos,
    goal: { least: 99 },
  },
  { what: "Lighthouse accessibility", of: ({ accessibility }) => accessibility, goal: { least: 100 } },
  { what: "Lighthouse best practices", of: ({ bestPractices }) => bestPractices, goal: { least: 100 } },
  { what: "Lighthouse SEO", of: ({ seo }) => seo, goal: { least: 100 } },
  {
    what: "transferred",
    of: ({ weight }) => weight.kilobytes,
    peer: ({ peer }) => peer.weight.kilobytes,
    goal: { most: 60 },
    unit: "KB",
  },
  {
    what: "requests",
    of: ({ weight }) => weight.requests,
    peer: ({ peer }) => peer.weight.requests,
    goal: { most: 12 },
  },
  {
    what: "transferred, six photos",
    of: ({ weightWithPhotos }) => weightWithPhotos.kilobytes,
    goal: { most: 450 },
    unit: "KB",
  },
  { what: "requests, six photos", of: ({ weightWithPhotos }) => weightWithPhotos.requests, goal: { most: Infinity } },
  { what: "axe violations, 390 and 1280 px", of: ({ axe }) => axe.length, goal: { most: 0 } },
  { what: "html-validate errors", of: ({ html }) => html.length, goal: { most: 0 } },
  { what: "overflow at 320, 390, 768, 1280 px", of: ({ overflow }) => overflow.length, goal: { most: 0 } },
  { what: "facts missing", of: ({ missing }) => missing.length, goal: { most: 0 } },
  { what: "words shared with another site", of: ({ sharedWords }) => sharedWords, goal: { most: 35 }, unit: "%" },
  {
    what: "sections alike in two templates",
    of: ({ sharedSections }) => sharedSections,
    goal: { most: 50 },
    unit: "%",
  },
  { what: "processor time of plan and page", of: ({ cpu }) => cpu, goal: { most: 300 }, unit: "ms" },
];

const HEAD = ["what", "median", "worst", "site", "goal", "", "plain page"];

/** The sites' figures as a Markdown table: the median of each, the worst and whose it is. */
export function toSiteTable(reports: SiteReport[]): string {
  return alignedTable(
    HEAD,
    MEASURES.map((measure) => toRow(measure, reports)),
  );
}

/** One site's figures in a line, for who waits. */
export function inOneLine(report: SiteReport): string {
  const figures = MEASURES.map(({ what, of, unit = "" }) => `${what} ${rounded(of(report))} ${unit}`.trim());
  return `${report.name}: ${figures.join(", ")}`;
}

/** Everything that is wrong, a line each. */
export function faultsOf(reports: SiteReport[]): string[] {
  return reports.flatMap(({ name, lost, axe, html, overflow, missing }) =>
    Object.entries({ lighthouse: lost, axe, html, overflow, missing }).flatMap(([kind, faults]) =>
      faults.map((fault) => `${name}: ${kind}: ${fault}`),
    ),
  );
}

function toRow({ what, of, peer, goal, unit = "" }: Measure, reports: SiteReport[]): string[] {
  const [sign, bound] = "least" in goal ? [1, goal.least] : [-1, goal.most];
  const meets = (value: number) => sign * (value - bound) >= 0;
  const worst = reports.toSorted((a, b) => sign * (of(a) - of(b)))[0]!;
  const middle = median(reports.map(of));
  const met = meets(of(worst)) ? "met by all" : meets(middle) ? "met by the median" : "goal missed";
  const show = (value: number) => `${rounded(value)} ${unit}`.trim();
  const wanted = Number.isFinite(bound) ? `${sign === 1 ? ">=" : "<="} ${show(bound)}` : "";
  return [
    what,
    show(middle),
    show(of(worst)),
    worst.name,
    wanted,
    wanted && met,
    peer ? show(median(reports.map(peer))) : "",
  ];
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);
