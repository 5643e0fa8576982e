import type { ArrangingProps } from "~/components/editor/toolbar";
import { Spinner } from "~/components/ui/spinner";
import { viewIsHere } from "~/components/ui/stay-when-offline";
import { inAddress, onDemand, useAround } from "./on-demand";
import type { PreviewWidth } from "./preview-tools";

const EditorScreen = await onDemand(loadEditor, inAddress("edit", "true"));

async function loadEditor() {
  const { EditorScreen } = await import("~/components/editor/editor-screen");
  viewIsHere("edit");
  return EditorScreen;
}

/** The editor, which nobody loads who only looks. */
export function EditTab(props: ArrangingProps & { width: PreviewWidth }) {
  // The server sends it to whom the address asks for it.
  const Around = useAround(true);
  return (
    <Around fallback={<Spinner label="Opening the editor" />}>
      <EditorScreen {...props} />
    </Around>
  );
}
