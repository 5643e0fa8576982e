import { Icon } from "~/components/ui/icon";
import { useOnline } from "~/components/ui/use-online";
import { useEditorControls } from "./editor-controls";
import { needsAnEye, saveWords } from "./save-words";

/** How far the website is saved, and whether that is something to look at. */
export function useSaveWords() {
  const { saveState } = useEditorControls();
  const isOnline = useOnline();
  return { ...saveWords(saveState, isOnline), isMarked: needsAnEye(saveState, isOnline) };
}

/**
 * The same for the eye of who looks on a narrow window, among what else there is to know, since the bar has no room
 * there. Who hears the page has `SaveStatus`.
 */
export function SaveMark() {
  const { short, isMarked } = useSaveWords();
  return (
    <span
      aria-hidden="true"
      className="inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap noscript:hidden"
    >
      <Icon name={isMarked ? "warning" : "check"} className={isMarked ? "text-warning" : "text-success"} />
      {short}
    </span>
  );
}

/** How far the website is saved, in words that are also announced; where they find no room the eye has none of them. */
export function SaveStatus() {
  const { whole } = useSaveWords();
  return (
    <p
      role="status"
      className="flex h-[1lh] min-w-0 shrink-[100] flex-wrap overflow-hidden text-sm text-muted noscript:hidden max-lg:sr-only"
    >
      {/* What does not fit beside this stands on a line of its own, which does not show. */}
      <span className="h-[1lh] w-px" />
      <span className="whitespace-nowrap">{whole}</span>
    </p>
  );
}
