import type { ResultDialogProps } from "~/components/result-view/result-dialogs";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import type { Report } from "~/modules/checks/report";
import { BrowserPart } from "./browser-part";
import { CheckAgain } from "./check-again";
import { Findings } from "./findings";
import { verdict } from "./report-words";
import { Weight } from "./weight";

/** What the checks say of a website as it is saved: how it is, what to mend and how, what was mended already. */
export function ReportDialog({ website, closeHref }: ResultDialogProps) {
  const { report } = website;
  return (
    <Dialog title="Quality report" description={report ? verdict(report) : "Nobody has looked at this website yet."} closeHref={closeHref} width="48rem">
      {report && website.code ? <Checked report={report} html={website.code.html} /> : null}
      <DialogActions>
        <ButtonLink to={closeHref} preventScrollReset variant="quiet">
          Close
        </ButtonLink>
        {report ? (
          <ButtonAnchor href={`/analysis/${website.id}/report.json`} download>
            Download Report
          </ButtonAnchor>
        ) : null}
        <CheckAgain websiteId={website.id} />
      </DialogActions>
    </Dialog>
  );
}

function Checked({ report, html }: { report: Report; html: string }) {
  return (
    <div className="grid min-w-0 gap-6">
      <BrowserPart browser={report.browser} />
      <Findings report={report} html={html} />
      <Weight report={report} />
    </div>
  );
}
