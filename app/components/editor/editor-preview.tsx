import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { PreviewWidth } from "~/components/result-view/preview-tools";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { EditorFrame } from "./frame/editor-frame";
import { useFrame, type FrameHandlers } from "./frame/use-frame";

interface EditorPreviewProps {
  width: PreviewWidth;
  onSelect: FrameHandlers["onSelect"];
  onKey: FrameHandlers["onKey"];
}

/** The website as it is being edited. What is pointed at in it is selected. */
export function EditorPreview({ width, onSelect, onKey }: EditorPreviewProps) {
  const { title, code, page, selection } = useEditor();
  const { website, typedInPreview, attachFrame } = useEditorControls();
  const element = useRef<HTMLIFrameElement>(null);
  const { show, showText, select } = useFrame(element, { onSelect, onKey, onText: typedInPreview });

  useEffect(() => {
    attachFrame({ showText, select });
    return () => attachFrame(null);
  }, [attachFrame, showText, select]);
  useEffect(() => show(code, page), [show, code, page]);
  // An edit gives the selected element another number, or takes it away.
  useEffect(() => select(selection), [select, selection]);

  return (
    <div className="overflow-hidden border border-line bg-sunken lg:h-full">
      <EditorFrame
        ref={element}
        title={`Preview of ${title}`}
        previewPath={website.previewPath}
        className={clsx("mx-auto block h-full min-h-72 max-w-full bg-white", width === "phone" ? "w-[390px]" : "w-full")}
      />
    </div>
  );
}
