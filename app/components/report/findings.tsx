import { useMemo } from "react";
import { SEVERITIES, type Finding, type Severity } from "~/modules/site/finding";
import { openFindings, type Report } from "~/modules/checks/report";
import type { NodeId } from "~/modules/markup/page";
import { FindingItem } from "./finding-item";
import { counted, SEVERITY_WORDS } from "./report-words";
import { useFindingNodes } from "./use-finding-nodes";

/** Everything that was found, by weight, and after it what is fixed already. */
export function Findings({ report, html }: { report: Report; html: string }) {
  const open = useMemo(() => openFindings(report), [report]);
  const nodes = useFindingNodes(open, html);
  const fixed = [...report.findings, ...report.browser.findings].filter((each) => each.mended);
  return (
    <>
      {SEVERITIES.map((severity) => (
        <OfWeight
          key={severity}
          severity={severity}
          findings={open.filter((each) => each.severity === severity)}
          nodes={nodes}
        />
      ))}
      {fixed.length > 0 ? <Fixed findings={fixed} /> : null}
    </>
  );
}

interface OfWeightProps {
  severity: Severity;
  findings: Finding[];
  nodes: Map<Finding, NodeId>;
}

function OfWeight({ severity, findings, nodes }: OfWeightProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={`findings-${severity}`}>
      <h3 id={`findings-${severity}`} className="font-serif text-lg first-letter:uppercase">
        {counted(findings.length, severity)}
      </h3>
      <p className="pb-3 text-sm text-muted">{SEVERITY_WORDS[severity].means}</p>
      <ul>
        {findings.map((finding, index) => (
          <FindingItem key={index} finding={finding} node={nodes.get(finding) ?? null} />
        ))}
      </ul>
    </section>
  );
}

function Fixed({ findings }: { findings: Finding[] }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">Mended for you already ({findings.length})</summary>
      <ul className="grid list-disc gap-1 pt-3 pl-5 text-muted">
        {findings.map(({ message }, index) => (
          <li key={index} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
