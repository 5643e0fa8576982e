import { countInWords } from "~/lib/count-words";
import type { Finding, Severity } from "~/modules/site/finding";
import { isUnfinished, openFindings, type Report } from "~/modules/checks/report";

export const SEVERITY_WORDS: Record<Severity, { one: string; many: string; means: string }> = {
  error: { one: "error", many: "errors", means: "These break your website for visitors. Mend them before you deploy." },
  warning: { one: "warning", many: "warnings", means: "These hinder some visitors, or search engines." },
  advice: { one: "suggestion", many: "suggestions", means: "Your website works as it is; these would make it better." },
};

/** '1 error' or '3 warnings'. */
export function counted(count: number, severity: Severity): string {
  const { one, many } = SEVERITY_WORDS[severity];
  return countInWords(count, one, many);
}

/** The gravest findings in words, and how many others there are: '1 error, 2 more'; null where there are none. */
export function gravestInWords(findings: readonly Finding[]): string | null {
  const gravest = (["error", "warning", "advice"] as const).find((severity) => findings.some(isOf(severity)));
  if (!gravest) return null;
  const count = findings.filter(isOf(gravest)).length;
  const others = findings.length - count;
  return counted(count, gravest) + (others > 0 ? `, ${others} more` : "");
}

const isOf = (severity: Severity) => (finding: Finding) => finding.severity === severity;

/** The state of a website in a few words. */
export function shortVerdict(report: Report): string {
  const counts = gravestInWords(openFindings(report));
  if (counts) return isUnfinished(report) ? `${counts} so far` : counts;
  if (isUnfinished(report)) return "Looking at it in a browser";
  return report.browser.state === "done" ? "No problems found" : "No problems found in the code";
}

/** The state of a website in a sentence. */
export function verdict(report: Report): string {
  const open = openFindings(report);
  const has = (severity: Severity) => open.some((each) => each.severity === severity);
  if (has("error")) return "Something here breaks your website for visitors. Mend the errors before you deploy.";
  if (has("warning")) return "Your website works. A few things hinder some visitors.";
  if (isUnfinished(report)) return "So far nothing is wrong. The look in a browser is under way.";
  if (has("advice")) return "Your website works well. A few things would make it better.";
  return report.browser.state === "done"
    ? "Nothing is wrong with your website."
    : "Nothing is wrong with your website's code.";
}

/** Where a finding is, for people: 'Page, line 12, at 390 pixels wide'. */
export function placeInWords({ part, line, width }: Finding["where"]): string {
  const name = { html: "Page", css: "Styles", javascript: "Script" }[part];
  return [name, line && `line ${line}`, width && `at ${width} pixels wide`].filter(Boolean).join(", ");
}

/** Bytes as people read them: '12 KB'. */
export const weightInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
