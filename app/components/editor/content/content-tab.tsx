import { useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { useHydrated } from "~/components/ui/use-hydrated";
import { groupTexts, openAtFirst, type FoldedGroup } from "~/modules/editing/group-texts";
import { readPage, type NodeId } from "~/modules/markup/page";
import { listTexts } from "~/modules/markup/texts";
import { useEditor } from "../editor-context";
import { useEditorControls } from "../editor-controls";
import { PlainForm } from "../plain-form";
import { SelectedFields } from "../selected-fields";
import { useTold } from "../use-told";
import { TextGroup } from "./text-group";

/** All texts of the website by section; those of what is selected in the preview first. */
export function ContentTab() {
  const { selection, select, showText } = useEditor();
  const { selectedInPreview, flush } = useEditorControls();
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? null : params.get("element");
  const groups = useGroups(asked);
  if (groups.length === 0) {
    return <EmptyState title="No texts here">This website has no texts that can be changed one by one.</EmptyState>;
  }
  const first = openAtFirst(groups);
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

/** The groups as the server has told them, until the page is another, or one of their texts is gone to or asked for. */
function useGroups(asked: string | null): FoldedGroup[] {
  const { html } = useEditor().code;
  const { selectedInPreview, selectedText } = useEditorControls();
  const told = useTold();
  const current = selectedInPreview ? null : selectedText;
  const known = current === null && asked === null ? told : null;
  const typed = current === null || isListed(html, current) ? null : current;
  return useMemo(() => known?.groups ?? groupTexts(readPage(html), typed), [known, html, typed]);
}

const isListed = (html: string, text: NodeId) => listTexts(readPage(html)).some(({ node }) => node === text);

/** Whether a link asked for a group or a text of it; script selects that by itself. */
const holds = ({ key, texts }: FoldedGroup, asked: string | null) =>
  asked !== null && (String(key) === asked || texts?.some(({ node }) => String(node) === asked) === true);
