import { useEditorControls, type SaveState } from "./editor-controls";

const WORDS: Record<SaveState, string> = {
  saved: "All changes saved",
  unsaved: "Unsaved changes",
  saving: "Saving your changes",
  failed: "Not saved yet",
};

/** How far the website is saved, in words that are also announced. */
export function SaveStatus() {
  const { saveState } = useEditorControls();
  return (
    <p role="status" className="shrink-[2] truncate text-sm text-muted noscript:hidden max-sm:sr-only">
      {WORDS[saveState]}
    </p>
  );
}
