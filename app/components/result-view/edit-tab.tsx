import { Suspense } from "react";
import { Spinner } from "~/components/ui/spinner";
import { inAddress, onDemand } from "./on-demand";

const EditorScreen = await onDemand(
  async () => (await import("~/components/editor/editor-screen")).EditorScreen,
  inAddress("edit", "true"),
);

/** The editor, which nobody loads who only looks. */
export function EditTab() {
  return (
    <Suspense fallback={<Spinner label="Opening the editor" />}>
      <EditorScreen />
    </Suspense>
  );
}
