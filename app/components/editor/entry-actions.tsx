import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast-store";
import type { Edit } from "~/modules/markup/edit";
import type { NodeId } from "~/modules/markup/page";
import { openSite } from "~/modules/operations/opened-site";
import { addedEntry, entryOf, removedEntry } from "~/modules/operations/structure/by-hand";
import { useEditor } from "./editor-context";

/** Another one of what is selected, or one less, where it is one of several: a price, a question, a paragraph. */
export function EntryActions({ node }: { node: NodeId }) {
  const { code, apply, select } = useEditor();
  const site = openSite(code);
  const entry = entryOf(site, node);
  if (entry === null) return null;
  const make = (edit: Edit | null, done: string) => {
    if (!edit)
      return showToast({ title: "Nothing was changed", description: "This part cannot be changed by itself." });
    apply(edit);
    showToast({ title: done, description: "Undo takes it back." });
  };
  return (
    <div role="group" aria-label="This entry" className="flex flex-wrap gap-2">
      <Button type="button" size="sm" onClick={() => make(addedEntry(site, entry), "Another one stands below it")}>
        Add another
      </Button>
      <Button
        type="button"
        size="sm"
        onClick={() => {
          select(null);
          make(removedEntry(site, entry), "Removed");
        }}
      >
        Remove
      </Button>
    </div>
  );
}
