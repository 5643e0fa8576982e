import { Link, useLocation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { withParam } from "~/components/ui/view-params";
import { openFindings, type Report } from "~/modules/checks/report";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { shortVerdict } from "./report-words";

/** How well a website is made, as its report has it, and the way to the report. */
export function QualityStatus({ website: { report } }: { website: WebsiteResult }) {
  const href = withParam(useLocation(), "dialog", "report");
  return (
    <Link to={href} preventScrollReset className="underline-offset-4 hover:underline">
      <Badge tone={report ? toneOf(report) : "neutral"}>{report ? shortVerdict(report) : "Not looked at yet"}</Badge>
    </Link>
  );
}

function toneOf(report: Report): "danger" | "warning" | "neutral" | "success" {
  const open = openFindings(report);
  if (open.some(({ severity }) => severity === "error")) return "danger";
  if (open.some(({ severity }) => severity === "warning")) return "warning";
  return report.browser.state === "waiting" ? "neutral" : "success";
}
