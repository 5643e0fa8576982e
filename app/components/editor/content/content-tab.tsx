import { useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { useHydrated } from "~/components/ui/use-hydrated";
import { listTexts } from "~/modules/markup/texts";
import { useEditor } from "../editor-context";
import { useEditorControls } from "../editor-controls";
import { PlainForm } from "../plain-form";
import { SelectedFields } from "../selected-fields";
import { groupTexts, type TextGroup as Group } from "./group-texts";
import { TextGroup } from "./text-group";

/** All texts of the website by section; those of what is selected in the preview first. */
export function ContentTab() {
  const { page, selection, select, showText } = useEditor();
  const { selectedInPreview, selectedText, flush } = useEditorControls();
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const isListed = listTexts(page).some(({ node }) => node === selectedText);
  const typed = selectedInPreview || isListed ? null : selectedText;
  const groups = useMemo(() => groupTexts(page, typed), [page, typed]);
  if (groups.length === 0) {
    return <EmptyState title="No texts here">This website has no texts that can be changed one by one.</EmptyState>;
  }
  const first = groups.find(({ key }) => key !== "top") ?? groups[0];
  const asked = hydrated ? null : params.get("element");
  const current = selectedInPreview ? null : selection;
  return (
    <PlainForm intent="edit-texts">
      {selectedInPreview ? (
        <SelectedFields />
      ) : (
        <p className="text-sm text-muted noscript:hidden">Choose a text in the preview, or change it here.</p>
      )}
      <div className="border-t border-line">
        {groups.map((group) => (
          <TextGroup
            key={group.key}
            group={group}
            current={current}
            startsOpen={group === first || holds(group, asked)}
            select={select}
            showText={showText}
            flush={flush}
          />
        ))}
      </div>
    </PlainForm>
  );
}

/** Whether a link asked for a group or a text of it; script selects that by itself. */
const holds = ({ key, texts }: Group, asked: string | null) =>
  asked !== null && (String(key) === asked || texts.some(({ node }) => String(node) === asked));
