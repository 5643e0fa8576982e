import { useState } from "react";
import { DesignerProvider } from "~/components/designer-chat/designer-provider";
import { PreviewWidths, type PreviewWidth } from "~/components/result-view/preview-tools";
import { EditorPanel } from "./editor-panel";
import { EditorPreview } from "./editor-preview";
import { SectionList } from "./layout/section-list";
import { useLeaveOut } from "./placeholders/use-leave-out";
import { Toolbar } from "./toolbar";
import { useAskedElement } from "./use-asked-element";
import { useSelectInPreview } from "./use-select-in-preview";
import { useShortcuts } from "./use-shortcuts";

/** The editor: the website large, and beside it what can be changed. */
export function EditorScreen() {
  const [width, setWidth] = useState<PreviewWidth>("full");
  const [arranges, setArranges] = useState(false);
  const runShortcut = useShortcuts();
  const select = useSelectInPreview();
  const leaveOut = useLeaveOut();
  useAskedElement();
  return (
    <div className="editor">
      <Toolbar arranges={arranges} onArrange={setArranges}>
        <PreviewWidths width={width} onWidth={setWidth} />
      </Toolbar>
      <div className="editor-preview">
        <EditorPreview width={width} onSelect={(node) => select(node)} onRemove={leaveOut} onKey={runShortcut} />
      </div>
      <DesignerProvider>
        <div className="editor-panel">
          {arranges ? <SectionList onDone={() => setArranges(false)} /> : <EditorPanel />}
        </div>
      </DesignerProvider>
    </div>
  );
}
