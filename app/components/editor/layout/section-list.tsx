import { useRef, useState } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import type { Edit } from "~/modules/editing/edit";
import { readPage } from "~/modules/editing/page";
import { applyEdit } from "~/modules/editing/edit";
import { deleteSection, duplicateSection, listSections, placeSection, setSectionHidden } from "~/modules/editing/sections";
import { Button } from "~/components/ui/button";
import { useEditor } from "../editor-context";
import { SectionRow, type SectionAction } from "./section-row";
import { useDragOrder } from "./use-drag-order";

/** The sections of the page in their order: to move, duplicate, hide and delete. */
export function SectionList({ onDone }: { onDone: () => void }) {
  const { code, page, apply, select } = useEditor();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const sections = listSections(page);

  /** Makes the edit, says it, and shows the section that is at `index` then. */
  const make = (edit: Edit | null, words: string, index: number) => {
    if (!edit) return;
    apply(edit);
    setSaid(words);
    const shown = listSections(readPage(applyEdit(code, edit).html))[index];
    select(shown?.node ?? null);
  };
  const move = (from: number, to: number) => {
    const section = sections[from];
    if (!section || to === from || to < 0 || to >= sections.length) return;
    make(placeSection(page, section.node, to, "owner"), `${section.name} moved to place ${to + 1} of ${sections.length}.`, to);
  };
  const act = (index: number, action: SectionAction) => {
    const { node, name, hidden } = sections[index]!;
    if (action === "up" || action === "down") return move(index, action === "up" ? index - 1 : index + 1);
    if (action === "duplicate") return make(duplicateSection(page, node, "owner"), `${name} duplicated.`, index + 1);
    if (action === "hide") return make(setSectionHidden(code, page, node, !hidden, "owner"), `${name} is ${hidden ? "shown" : "hidden"} now.`, index);
    make(deleteSection(page, node, "owner"), `${name} deleted. Undo brings it back.`, Math.min(index, sections.length - 2));
    focusRow(list.current, Math.min(index, sections.length - 2));
  };
  const drag = useDragOrder(list, move);

  return (
    <section aria-labelledby="sections-title" className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3 border-b border-line pb-2">
        <h3 id="sections-title" className="font-semibold">
          Sections
        </h3>
        <Button type="button" size="sm" variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
      {sections.length === 0 ? (
        <EmptyState title="No sections">This website is not divided into sections, so there is nothing to arrange.</EmptyState>
      ) : (
        <>
          <p className="text-sm text-muted">Drag a section, or use its buttons. Undo takes back every step.</p>
          <ol ref={list} className="grid grid-cols-1 gap-2">
            {sections.map((section, index) => (
              <SectionRow
                key={section.node}
                section={section}
                isFirst={index === 0}
                isLast={index === sections.length - 1}
                target={drag.target === index}
                isDragged={drag.from === index}
                onGrip={(event) => drag.start(index, event)}
                onShow={() => select(section.node)}
                onAction={(action) => act(index, action)}
              />
            ))}
          </ol>
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** After a deletion the focus goes to the section that took the place, so that the keyboard is not lost. */
function focusRow(list: HTMLOListElement | null, index: number) {
  requestAnimationFrame(() => list?.children[index]?.querySelector("button")?.focus());
}
