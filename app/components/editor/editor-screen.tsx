import { useLocation, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { DesignerProvider } from "~/components/designer-chat/designer-provider";
import { PreviewWidths, type PreviewWidth } from "~/components/result-view/preview-tools";
import { withParam } from "~/components/ui/view-params";
import type { NodeId } from "~/modules/editing/page";
import { editableAt } from "~/modules/editing/texts";
import { EditorPanel } from "./editor-panel";
import { EditorPreview } from "./editor-preview";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { SectionList } from "./layout/section-list";
import { tabFor } from "./tab-for";
import { Toolbar } from "./toolbar";
import { useShortcuts } from "./use-shortcuts";

/** The editor: the website large, and beside it what can be changed. */
export function EditorScreen() {
  const [width, setWidth] = useState<PreviewWidth>("full");
  const [arranges, setArranges] = useState(false);
  const runShortcut = useShortcuts();
  const select = useSelectInPreview();
  return (
    <div className="editor">
      <Toolbar arranges={arranges} onArrange={setArranges}>
        <PreviewWidths width={width} onWidth={setWidth} />
      </Toolbar>
      <div className="editor-preview">
        <EditorPreview width={width} onSelect={select} onKey={runShortcut} />
      </div>
      <DesignerProvider>
        <div className="editor-panel">{arranges ? <SectionList onDone={() => setArranges(false)} /> : <EditorPanel />}</div>
      </DesignerProvider>
    </div>
  );
}

/** What a press in the preview selects: the text or picture around it, and the tab where it can be changed. */
function useSelectInPreview() {
  const { page } = useEditor();
  const { selectInPreview } = useEditorControls();
  const location = useLocation();
  const navigate = useNavigate();
  return (pressed: NodeId | null) => {
    const node = pressed === null ? null : (editableAt(page, pressed) ?? pressed);
    selectInPreview(node);
    if (node === null) return;
    const tab = new URLSearchParams(location.search).get("tab");
    const wanted = tabFor(page, node, tab);
    if (wanted !== tab) navigate(withParam(location, "tab", wanted), { replace: true, preventScrollReset: true });
  };
}
