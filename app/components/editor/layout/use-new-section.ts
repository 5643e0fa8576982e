import { useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "~/components/ui/toast-store";
import { openSite } from "~/modules/operations/opened-site";
import type { SectionContent } from "~/modules/operations/structure/sections/section-content";
import { useEditor } from "../editor-context";
import { focusSelected } from "../focus-selected";
import { useEditorControls } from "../editor-controls";

const NOT_ADDED = "Nothing was added";

/**
 * Adds a section to the website in the editor, selects what is to be filled in or read next, and calls `onDone`. What
 * draws sections comes with the first one: few add any.
 */
export function useNewSection(onDone: () => void) {
  const { code, apply, select } = useEditor();
  const { selectInPreview } = useEditorControls();
  const [isAdding, setIsAdding] = useState(false);

  const add = async (content: SectionContent) => {
    setIsAdding(true);
    const made = await import("~/modules/operations/structure/section-by-hand").then(
      ({ newSection }) => newSection(openSite(code), content),
      () => ({ refusal: "It could not be loaded. Please try again once you are connected." }),
    );
    setIsAdding(false);
    if ("refusal" in made) return showToast({ title: NOT_ADDED, description: made.refusal, variant: "destructive" });
    // What is selected next is there then.
    flushSync(() => apply(made.edit));
    showToast({ title: "Section added", description: "Undo takes it back." });
    select(made.next);
    flushSync(() => {
      selectInPreview(made.next);
      onDone();
    });
    focusSelected();
  };
  return { add, isAdding };
}
