import { Icon } from "~/components/ui/icon";
import { describe } from "~/modules/markup/describe";
import { collapseSpace, visibleText } from "~/modules/markup/visible-text";
import { useEditor } from "../editor/editor-context";

const LONGEST = 40;

/** Names what is selected in the preview: a request goes with it, so that "make this red" means it. */
export function AskedAbout() {
  const { page, selection, select } = useEditor();
  if (selection === null) return null;
  const { name } = describe(page, selection);
  const words = collapseSpace(visibleText(page.elements[selection]!)).trim();
  return (
    <p className="flex min-w-0 items-center gap-2 border-l-2 border-signal bg-surface py-1 pl-3 text-sm">
      <span className="min-w-0 flex-1 truncate" aria-live="polite">
        About “this”: <span className="font-semibold">{name}</span>
        {words ? ` “${words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words}”` : null}
      </span>
      <button
        type="button"
        aria-label="Select nothing"
        onClick={() => select(null)}
        className="grid size-8 flex-none place-items-center hover:bg-sunken"
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
