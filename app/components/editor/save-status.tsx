import { Icon } from "~/components/ui/icon";
import { useEditorControls, type SaveState } from "./editor-controls";

const WORDS: Record<SaveState, string> = {
  saved: "All changes saved",
  unsaved: "Unsaved changes",
  saving: "Saving your changes",
  failed: "Not saved yet",
  offline: "Kept here, saved once you are online",
};
const TROUBLES: ReadonlySet<SaveState> = new Set(["failed", "offline"]);

/** Whether what was to be saved is not. */
export const useSaveTrouble = () => TROUBLES.has(useEditorControls().saveState);

/** What goes wrong with saving, for the eye of who looks on a phone, where the bar has no room to say how far all is saved. */
export function SaveTrouble() {
  const { saveState } = useEditorControls();
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap">
      <Icon name="warning" className="text-warning" />
      {WORDS[saveState]}
    </span>
  );
}

/** How far the website is saved, in words that are also announced; where they find no room the eye has none of them. */
export function SaveStatus() {
  const { saveState } = useEditorControls();
  return (
    <p
      role="status"
      className="flex h-[1lh] min-w-0 shrink-[100] flex-wrap overflow-hidden text-sm text-muted noscript:hidden max-sm:sr-only"
    >
      {/* What does not fit beside this stands on a line of its own, which does not show. */}
      <span className="h-[1lh] w-px" />
      <span className="whitespace-nowrap">{WORDS[saveState]}</span>
    </p>
  );
}
