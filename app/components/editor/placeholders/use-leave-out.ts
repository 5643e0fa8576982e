import { useCallback } from "react";
import { showToast } from "~/components/ui/toast-store";
import type { NodeId } from "~/modules/markup/page";
import { placeholderAt } from "~/modules/markup/placeholders";
import { deleteSection } from "~/modules/markup/sections";
import { useEditor } from "../editor-context";

/** Takes away the placeholder that an element stands in; nothing else is taken away by it. */
export function useLeaveOut() {
  const editor = useEditor();
  return useCallback(
    (node: NodeId) => {
      const { page, apply } = editor;
      const place = placeholderAt(page, node);
      const edit = place && deleteSection(page, place.section, "owner");
      if (!edit) return;
      apply({ ...edit, label: "Left out a placeholder" });
      showToast({ title: "Left out", description: "Undo brings it back." });
    },
    [editor],
  );
}
