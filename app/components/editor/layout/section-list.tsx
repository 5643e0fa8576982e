import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { applyEdit, type Edit } from "~/modules/markup/edit";
import { readPage } from "~/modules/markup/page";
import { duplicateSection, listSections, placeSection, setSectionHidden } from "~/modules/markup/sections";
import { openSite } from "~/modules/operations/opened-site";
import { removedSection } from "~/modules/operations/structure/by-hand";
import { useEditor } from "../editor-context";
import { showPanel } from "../show-panel";
import { AddSection } from "./add-section";
import { SectionRow, type SectionAction } from "./section-row";
import { useDragOrder } from "./use-drag-order";

/** The sections of the page in their order: to move, duplicate, hide and delete, and to add one. */
export function SectionList({ onDone }: { onDone: () => void }) {
  const { page, select } = useEditor();
  const list = useRef<HTMLOListElement>(null);
  const { said, act, move } = useSectionActions(list);
  const drag = useDragOrder(list, move);
  const sections = listSections(page);
  useEffect(() => showPanel(list.current), []);
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
        <EmptyState title="No sections">
          This website is not divided into sections, so there is nothing to arrange.
        </EmptyState>
      ) : (
        <p className="text-sm text-muted">Drag a section, or use its buttons. Undo takes back every step.</p>
      )}
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {sections.map((section, index) => (
          <SectionRow
            key={index}
            section={section}
            isFirst={index === 0}
            isLast={index === sections.length - 1}
            isTarget={drag.target === index}
            isDragged={drag.from === index}
            onGrip={(event) => drag.start(index, event)}
            onShow={() => select(section.node)}
            onAction={(action) => act(index, action)}
          />
        ))}
      </ol>
      {sections.length > 0 ? <AddSection onDone={onDone} /> : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/**
 * What can be done with the sections; each says what happened, and takes focus and preview to where the section went.
 */
function useSectionActions(list: { current: HTMLElement | null }) {
  const { code, page, apply, select } = useEditor();
  const [said, setSaid] = useState("");
  const sections = listSections(page);

  const make = (edit: Edit | null, words: string, index: number, action: SectionAction | "show") => {
    if (!edit) return setSaid("This cannot be done with this section.");
    apply(edit);
    setSaid(words);
    select(listSections(readPage(applyEdit(code, edit).html))[index]?.node ?? null);
    // After the list was drawn anew.
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus(),
    );
  };
  const move = (from: number, to: number, action: SectionAction | "show" = "show") => {
    const { node, name } = sections[from]!;
    make(placeSection(page, node, to, "owner"), `${name} moved to place ${to + 1} of ${sections.length}.`, to, action);
  };
  const act = (index: number, action: SectionAction) => {
    const { node, name, hidden } = sections[index]!;
    switch (action) {
      case "up":
        return move(index, index - 1, action);
      case "down":
        return move(index, index + 1, action);
      case "duplicate":
        return make(duplicateSection(page, node, "owner"), `${name} duplicated.`, index + 1, action);
      case "hide":
        return make(
          setSectionHidden(code, page, node, !hidden, "owner"),
          `${name} is ${hidden ? "shown" : "hidden"} now.`,
          index,
          action,
        );
      case "delete":
        return make(
          removedSection(openSite(code), node),
          `${name} deleted. Undo brings it back.`,
          Math.min(index, sections.length - 2),
          "show",
        );
    }
  };
  return { said, act, move: (from: number, to: number) => move(from, to) };
}
