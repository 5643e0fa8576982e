import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { withParams } from "~/components/ui/view-params";
import { elementAt } from "~/modules/markup/element";
import { editableAt } from "~/modules/markup/texts";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { focusSelected } from "./focus-selected";
import { tabFor } from "./tab-for";

/**
 * Selects the element that a link from elsewhere asks for (`?edit=true&element=12`), once, and shows where it can be
 * changed: the link is gone with its dialog, so the focus goes there, too.
 */
export function useAskedElement(): void {
  const editor = useEditor();
  const { selectInPreview } = useEditorControls();
  const location = useLocation();
  const navigate = useNavigate();
  const comes = useRef(false);
  const params = new URLSearchParams(location.search);
  const asked = params.get("element");
  const current = params.get("tab");
  useEffect(() => {
    if (asked === null) return;
    const { page, select } = editor;
    const node = /^\d+$/.test(asked) ? Number(asked) : -1;
    const found = elementAt(page, node) ? (editableAt(page, node) ?? node) : null;
    if (found !== null) {
      // Into sight first: what is selected in the preview stands where one looks already.
      select(found);
      selectInPreview(found);
    }
    comes.current = found !== null;
    const tab = found === null ? current : tabFor(page, found, current);
    navigate(withParams(location, { element: null, tab }), { replace: true, preventScrollReset: true });
  }, [asked, current, location, navigate, editor, selectInPreview]);
  // Once the tab with its fields is shown.
  useEffect(() => {
    if (asked !== null || !comes.current) return;
    comes.current = false;
    focusSelected();
  }, [asked, location]);
}
