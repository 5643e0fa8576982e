import { useState } from "react";
import { useEditor } from "~/components/editor/editor-context";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import type { OpenPoint } from "~/modules/publishing/open-points";
import { OpenPoints } from "./open-points";

interface BlocksProps {
  websiteId: number;
  points: readonly OpenPoint[];
  /** The dialog in which they stand, where an answer to one of them comes back to. */
  dialog: "deploy" | "switch" | "redeploy";
}

/** What stands in the way of the public, before anything is asked: each with what settles it. */
export function Blocks(props: BlocksProps) {
  return (
    <div className="grid gap-4 empty:hidden">
      <UnsavedChanges />
      <OpenPoints {...props} />
    </div>
  );
}

/** What goes live is what is saved. */
function UnsavedChanges() {
  const { isDirty, save } = useEditor();
  const [isSaving, setIsSaving] = useState(false);
  if (!isDirty) return null;
  const saveNow = async () => {
    setIsSaving(true);
    await save();
    setIsSaving(false);
  };
  return (
    <Notice tone="warning" title="Your latest changes are not saved">
      <p className="mb-2">Visitors will see your website as it is saved.</p>
      <Button type="button" size="sm" pending={isSaving} pendingText="Saving..." onClick={() => void saveNow()}>
        Save Changes
      </Button>
    </Notice>
  );
}
