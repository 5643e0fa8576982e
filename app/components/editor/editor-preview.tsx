import clsx from "clsx";
import { useEffect, useMemo, useRef, type CSSProperties } from "react";
import type { PreviewWidth } from "~/components/result-view/preview-tools";
import { wordsOf } from "~/modules/claims/listed-claim";
import { readPage } from "~/modules/markup/page";
import { outlineOf } from "~/modules/markup/page-outline";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { EditorFrame } from "./frame/editor-frame";
import { useFrame, type FrameHandlers } from "./frame/use-frame";
import { DESK_WIDTH, useScale } from "./use-scale";
import { useTold } from "./use-told";

interface EditorPreviewProps {
  width: PreviewWidth;
  onSelect: FrameHandlers["onSelect"];
  onRemove: FrameHandlers["onRemove"];
  onKey: FrameHandlers["onKey"];
}

/** The website as it is being edited. What is pointed at in it is selected. */
export function EditorPreview({ width, onSelect, onRemove, onKey }: EditorPreviewProps) {
  const { title, code, selection } = useEditor();
  const { website, typedInPreview, showColor, attachFrame } = useEditorControls();
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const scale = useScale(box);
  const { show, showText, select, reveal } = useFrame(element, {
    onSelect,
    onRemove,
    onKey,
    onText: typedInPreview,
    onColor: showColor,
  });

  useEffect(() => {
    attachFrame({ showText, select, reveal });
    return () => attachFrame(null);
  }, [attachFrame, showText, select, reveal]);
  const told = useTold();
  const { openClaims } = website;
  const outline = useMemo(
    () => told ?? outlineOf(readPage(code.html), wordsOf(openClaims)),
    [told, code.html, openClaims],
  );
  useEffect(() => show(code, outline), [show, code, outline]);
  // An edit gives the selected element another number, or takes it away.
  useEffect(() => select(selection), [select, selection]);

  const isPhone = width === "phone";
  return (
    <div ref={box} className="h-full overflow-clip border border-line bg-sunken">
      {/* As wide as on a desk, and made smaller by as much as the room is less. */}
      <div
        style={isPhone || scale === 1 ? undefined : smaller(scale)}
        className={clsx("mx-auto h-full max-w-full", isPhone && "w-[390px]")}
      >
        <EditorFrame
          ref={element}
          title={`Preview of ${title}`}
          previewAddress={website.previewAddress}
          className={clsx(FRAME, "noscript:hidden")}
        />
        {/* Nothing fills the editor's own frame without script; the website is as it is saved then. */}
        <noscript className="contents">
          <iframe title={`Preview of ${title}`} src={website.previewAddress} sandbox="" className={FRAME} />
        </noscript>
      </div>
    </div>
  );
}

const FRAME = "block size-full bg-white";

const smaller = (scale: number): CSSProperties => ({
  width: DESK_WIDTH,
  maxWidth: "none",
  height: `${100 / scale}%`,
  transform: `scale(${scale})`,
  transformOrigin: "0 0",
});
