import { useState } from "react";
import { DesignerProvider } from "~/components/designer-chat/designer-provider";
import { EditorProvider } from "~/components/editor/editor-provider";
import { Tabs } from "~/components/ui/tabs";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { RegenerationNotice } from "../website-actions/regeneration-notice";
import { DeployPromise } from "./deploy-promise";
import { EditTab } from "./edit-tab";
import type { PreviewWidth } from "./preview-tools";
import { PreviewTab } from "./preview-tab";
import { ResultDialogs } from "./result-dialogs";
import { useFontsAhead } from "./use-fonts-ahead";
import { useFullScreenKey } from "./use-full-screen-key";
import { Workbar } from "./workbar";

interface ReadyProps {
  result: WebsiteResult;
  code: WebsiteCode;
  origin: string;
  heading: string;
  /** The website can be seen. */
  onShown: () => void;
}

/**
 * A finished website: look at it, change it, take it away, deploy it. What is unsaved stays through tabs and dialogs.
 */
export function Ready({ result, code, origin, heading, onShown }: ReadyProps) {
  const [width, onWidth] = useState<PreviewWidth>("full");
  const [reading, setReading] = useState(result.firstReading);
  const [arranges, onArrange] = useState(false);
  useFullScreenKey();
  useFontsAhead(result.choices.designBrief ?? "");
  return (
    <EditorProvider key={result.id} website={result} code={code}>
      <DesignerProvider>
        <Tabs
          label="Your website"
          narrow
          param="edit"
          frame={(tabs) => (
            <>
              <Workbar website={result} heading={heading} tabs={tabs} {...{ width, onWidth, arranges, onArrange }} />
              <RegenerationNotice website={result} />
              <DeployPromise website={result} />
            </>
          )}
          tabs={[
            {
              id: "false",
              label: "Preview",
              content: (
                <PreviewTab website={result} {...{ code, width, reading, onShown }} onRead={() => setReading(null)} />
              ),
            },
            { id: "true", label: "Edit Layout", content: <EditTab {...{ width, arranges, onArrange }} /> },
          ]}
        />
      </DesignerProvider>
      <ResultDialogs website={result} origin={origin} />
    </EditorProvider>
  );
}
