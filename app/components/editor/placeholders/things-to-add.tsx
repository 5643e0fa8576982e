import { Icon } from "~/components/ui/icon";
import { listPlaceholders, placeholderAt } from "~/modules/markup/placeholders";
import { useEditor } from "../editor-context";
import { useSelectInPreview } from "../use-select-in-preview";
import { useTold } from "../use-told";

/** How much of the website is still open, and the way from one to the next. */
export function ThingsToAdd() {
  const editor = useEditor();
  const told = useTold();
  const selectInPreview = useSelectInPreview();
  const places = told?.placeholders ?? listPlaceholders(editor.page);
  if (places.length === 0) return null;
  const { selection, select } = editor;
  const now = selection === null ? -1 : (placeholderAt(editor.page, selection)?.section ?? -1);
  const next = places.find(({ section }) => section > now) ?? places[0]!;
  const show = () => {
    // Into sight first: what is selected in the preview stands where one looks already.
    select(next.blank);
    selectInPreview(next.blank, null);
  };
  return (
    <p className="mb-2 flex justify-end border-b border-line pb-2 noscript:hidden">
      <button
        type="button"
        onClick={show}
        className="flex min-h-8 items-center gap-2 px-2 text-sm font-medium underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {places.length} {places.length === 1 ? "thing" : "things"} to add
        <Icon name="down" className="size-4 text-muted" />
      </button>
    </p>
  );
}
