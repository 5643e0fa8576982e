import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { closeOnEscape } from "~/components/ui/close-on-escape";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { NARROW } from "./show-panel";

interface EditorSheetProps {
  /** Whether the sections are arranged in it. */
  arranges: boolean;
  children: ReactNode;
}

/**
 * What can be changed: beside the website on a desk, a sheet from below on a phone, which leaves the website in sight
 * until one asks for it. `<details>` needs no script, and is open without it.
 */
export function EditorSheet({ arranges, children }: EditorSheetProps) {
  const { selection } = useEditor();
  const { selectedInPreview } = useEditorControls();
  const sheet = useRef<HTMLDetailsElement>(null);
  // Who was led to one of its tabs is there to see it.
  const isAsked = useRef(useSearchParams()[0].has("tab"));
  useEffect(() => {
    const query = matchMedia(NARROW);
    const show = (isOpen: boolean) => {
      if (sheet.current) sheet.current.open = isOpen;
    };
    const follow = () => show(!query.matches);
    show(isAsked.current || !query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  useEffect(() => {
    if (sheet.current && (arranges || (selection !== null && selectedInPreview))) sheet.current.open = true;
  }, [arranges, selection, selectedInPreview]);
  return (
    <details
      ref={sheet}
      open
      className="editor-sheet group/sheet"
      onKeyDown={(event) => matchMedia(NARROW).matches && closeOnEscape(event)}
    >
      <summary className="editor-handle">
        What to change
        <Icon name="up" className="group-open/sheet:rotate-180" />
      </summary>
      <div className="editor-panel">{children}</div>
    </details>
  );
}
