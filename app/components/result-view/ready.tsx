import { DesignerProvider } from "~/components/designer-chat/designer-provider";
import { EditorProvider } from "~/components/editor/editor-provider";
import { Tabs } from "~/components/ui/tabs";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { FirstReading } from "../reading/first-reading";
import { RegenerationNotice } from "../website-actions/regeneration-notice";
import { DeployPromise } from "./deploy-promise";
import { EditTab } from "./edit-tab";
import { PreviewTab } from "./preview-tab";
import { ResultActions } from "./result-actions";
import { ResultDialogs } from "./result-dialogs";
import { WebsiteStatus } from "./website-status";

interface ReadyProps {
  result: WebsiteResult;
  code: WebsiteCode;
  origin: string;
}

/**
 * A finished website: look at it, change it, take it away, deploy it. What is unsaved stays through tabs and dialogs.
 */
export function Ready({ result, code, origin }: ReadyProps) {
  return (
    <EditorProvider key={result.id} website={result} code={code}>
      <DesignerProvider>
        <section className="grid gap-2">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-t border-line pt-2 sm:pt-3">
            <div className="flex flex-wrap items-baseline gap-x-4">
              <h2 className="font-serif text-heading max-sm:text-lg">Your New Website Design</h2>
              <p className="text-muted wrap-anywhere">{result.title}</p>
            </div>
            <ResultActions website={result} />
          </div>
          <WebsiteStatus website={result} />
          <RegenerationNotice website={result} />
          <DeployPromise website={result} />
          <FirstReading reading={result.firstReading} />
          <Tabs
            label="Your website"
            param="edit"
            tabs={[
              { id: "false", label: "Preview", content: <PreviewTab website={result} code={code} /> },
              { id: "true", label: "Edit Layout", content: <EditTab /> },
            ]}
          />
        </section>
      </DesignerProvider>
      <ResultDialogs website={result} origin={origin} />
    </EditorProvider>
  );
}
