import { flushSync } from "react-dom";
import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast-store";
import type { Edit } from "~/modules/markup/edit";
import type { NodeId } from "~/modules/markup/page";
import { openSite } from "~/modules/operations/opened-site";
import { addedEntry, copyOf, entryOf, removedEntry } from "~/modules/operations/structure/by-hand";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";

/** Another one of what is selected, or one less, where it is one of several: a price, a question, a paragraph. */
export function EntryActions({ node }: { node: NodeId }) {
  const { code, apply, select } = useEditor();
  const { selectInPreview } = useEditorControls();
  const site = openSite(code);
  const entry = entryOf(site, node);
  if (entry === null) return null;
  const make = (edit: Edit | null, done: string) => {
    if (!edit) {
      showToast({ title: "Nothing was changed", description: "This part cannot be changed by itself." });
      return false;
    }
    // What is selected next is there then.
    flushSync(() => apply(edit));
    showToast({ title: done, description: "Undo takes it back." });
    return true;
  };
  const add = () => {
    if (!make(addedEntry(site, entry), "Another one stands below it")) return;
    const copy = copyOf(site, entry, node);
    // Into sight first: what is selected in the preview stands where one looks already.
    select(copy);
    selectInPreview(copy);
  };
  const remove = () => {
    select(null);
    make(removedEntry(site, entry), "Removed");
  };
  return (
    <div role="group" aria-label="This entry" className="flex flex-wrap gap-2">
      <Button type="button" size="sm" onClick={add}>
        Add another
      </Button>
      <Button type="button" size="sm" onClick={remove}>
        Remove
      </Button>
    </div>
  );
}
