import { Suspense } from "react";
import { onDemand } from "~/components/result-view/on-demand";
import { Icon } from "~/components/ui/icon";
import { describe } from "~/modules/markup/describe";
import { listImages } from "~/modules/markup/images";
import type { EditablePage } from "~/modules/markup/page";
import { placeholderOfBlank, type PagePlaceholder } from "~/modules/markup/placeholders";
import { listSections } from "~/modules/markup/sections";
import { textOf } from "~/modules/editing/set-text";
import { PLACEHOLDER_HINTS } from "~/modules/site/placeholder-hints";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { SELECTED } from "./focus-selected";
import { ImageCard } from "./images/image-card";
import { LinkAddress } from "./link-address";
import { LeaveOut } from "./placeholders/leave-out";
import { TextInput } from "./text-input";

const EntryActions = await onDemand(async () => (await import("./entry-actions")).EntryActions);

/** The fields of what is selected in the preview, before all others. */
export function SelectedFields() {
  const { page, selection, select, showText } = useEditor();
  const { flush, selectInPreview, selectedText } = useEditorControls();
  if (selection === null) return null;
  const placeholder = placeholderOfBlank(page, selection);
  const name = placeholder ? nameOf(page, placeholder) : describe(page, selection).name;
  const image = listImages(page).find(({ node }) => node === selection);
  const hasText = selectedText === selection;
  return (
    <section
      {...SELECTED}
      aria-labelledby="selected-name"
      className="grid gap-3 border-l-2 border-signal bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id="selected-name" aria-live="polite" className="min-w-0 font-semibold wrap-anywhere">
          <span className="sr-only">Selected: </span>
          {name}
        </h3>
        <button
          type="button"
          aria-label="Select nothing"
          className="grid size-8 place-items-center hover:bg-sunken"
          onClick={() => selectInPreview(null)}
        >
          <Icon name="close" />
        </button>
      </div>
      {image ? <ImageCard key={image.node} image={image} /> : null}
      {hasText ? (
        <TextInput
          key={selection}
          node={selection}
          label={placeholder ? PLACEHOLDER_HINTS[placeholder.kind] : "Text"}
          text={textOf(page, selection)}
          select={select}
          showText={showText}
          flush={flush}
        />
      ) : null}
      {placeholder ? <LeaveOut node={selection} /> : <LinkAddress node={selection} />}
      {placeholder ? null : (
        <Suspense fallback={null}>
          <EntryActions node={selection} />
        </Suspense>
      )}
      {!image && !hasText && !placeholder ? (
        <p className="text-sm text-muted">This part has no text of its own. Choose a text or a picture in it.</p>
      ) : null}
    </section>
  );
}

const nameOf = (page: EditablePage, { section }: PagePlaceholder) =>
  listSections(page).find(({ node }) => node === section)?.name ?? "";
