import { useLocation, useNavigate } from "@remix-run/react";
import { withParam } from "~/components/ui/view-params";
import type { NodeId } from "~/modules/markup/page";
import { placeholderAt } from "~/modules/markup/placeholders";
import { editableAt } from "~/modules/markup/texts";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { tabFor } from "./tab-for";

/**
 * What a press in the preview selects: the text, picture or open place around it, and the tab where it can be changed.
 */
export function useSelectInPreview() {
  const editor = useEditor();
  const { selectInPreview } = useEditorControls();
  const location = useLocation();
  const navigate = useNavigate();
  const current = new URLSearchParams(location.search).get("tab");
  return (pressed: NodeId | null, tab = current) => {
    const { page } = editor;
    const node =
      pressed === null ? null : (editableAt(page, pressed) ?? placeholderAt(page, pressed)?.blank ?? pressed);
    selectInPreview(node);
    if (node === null) return;
    const wanted = tabFor(page, node, tab);
    if (wanted !== current) navigate(withParam(location, "tab", wanted), { replace: true, preventScrollReset: true });
  };
}
