import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Dialog } from "~/components/ui/dialog";
import { isFixable } from "~/modules/checks/fixes/fixable";
import { openFindings, type Report } from "~/modules/checks/report";
import { BrowserPart } from "./browser-part";
import { CheckAgain } from "./check-again";
import { Findings } from "./findings";
import { MendForm } from "./mend-form";
import { verdict } from "./report-words";
import { VerifyReport } from "./verify-report";
import { Weight } from "./weight";

/** What the checks say of a website as it is saved: how it is, what to fix and how, what was fixed already. */
export function ReportDialog({ website, closeHref }: ResultDialogProps) {
  const { id, report, code } = website;
  return (
    <Dialog
      title="Quality report"
      description={report ? verdict(report) : "Nobody has looked at this website yet."}
      closeHref={closeHref}
      width="48rem"
    >
      {/* First, so that the focus starts at the top of a long report. */}
      <div className="flex flex-wrap gap-3">
        {report && openFindings(report).some(isFixable) ? <MendForm websiteId={id} back="report" /> : null}
        <CheckAgain websiteId={id} />
        {report ? (
          <ButtonAnchor href={`/analysis/${id}/report.json`} download variant="quiet">
            Download Report
          </ButtonAnchor>
        ) : null}
      </div>
      {report && code ? <Checked report={report} html={code.html} /> : null}
      <VerifyReport websiteId={id} />
    </Dialog>
  );
}

function Checked({ report, html }: { report: Report; html: string }) {
  const isClean = report.browser.state === "done" && openFindings(report).length === 0;
  return (
    <div className="grid min-w-0 gap-6">
      <BrowserPart browser={report.browser} />
      {isClean ? <p className="max-w-prose border-t border-line pt-4">{LOOKED_AT}</p> : null}
      <Findings report={report} html={html} />
      <Weight report={report} />
    </div>
  );
}

const LOOKED_AT =
  "We looked at its code, links, pictures and words, at what it loads from elsewhere, and at the page in a browser from phone to desktop: whether it fits, works without errors, and can be read and used by everybody.";
