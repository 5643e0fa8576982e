import { Suspense } from "react";
import type { PreviewWidth } from "~/components/result-view/preview-tools";
import { showFullScreen } from "~/components/result-view/full-screen";
import { onDemand } from "~/components/result-view/on-demand";
import { Stage } from "~/components/result-view/stage";
import { Spinner } from "~/components/ui/spinner";
import { EditorPanel } from "./editor-panel";
import { EditorPreview } from "./editor-preview";
import { EditorSheet } from "./editor-sheet";
import { useLeaveOut } from "./placeholders/use-leave-out";
import type { ArrangingProps } from "./toolbar";
import { useAskedElement } from "./use-asked-element";
import { useSelectInPreview } from "./use-select-in-preview";
import { useShortcuts } from "./use-shortcuts";

const SectionList = await onDemand(async () => (await import("./layout/section-list")).SectionList);

/** The editor: the website large, and beside it what can be changed. */
export function EditorScreen({ width, arranges, onArrange }: ArrangingProps & { width: PreviewWidth }) {
  const runShortcut = useShortcuts();
  const select = useSelectInPreview();
  const leaveOut = useLeaveOut();
  useAskedElement();
  return (
    <div className="editor">
      <Stage className="editor-preview">
        <EditorPreview
          width={width}
          onSelect={(node) => select(node)}
          onRemove={leaveOut}
          onKey={(key) => (key === "full" ? showFullScreen() : runShortcut(key))}
        />
      </Stage>
      <EditorSheet arranges={arranges}>
        {arranges ? (
          <Suspense fallback={<Spinner label="Opening the sections" />}>
            <SectionList onDone={() => onArrange(false)} />
          </Suspense>
        ) : (
          <EditorPanel />
        )}
      </EditorSheet>
    </div>
  );
}
