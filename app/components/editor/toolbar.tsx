import { Button } from "~/components/ui/button";
import { Icon, type IconName } from "~/components/ui/icon";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";

export interface ArrangingProps {
  /** Whether the panel shows the sections to arrange. */
  arranges: boolean;
  onArrange: (arranges: boolean) => void;
}

/** What is used all the time while editing: in the bar above on a desk, at the foot of a phone, where the thumb is. */
export function Toolbar({ arranges, onArrange }: ArrangingProps) {
  const { save, isDirty } = useEditor();
  const { undo, redo, undoLabel, redoLabel, saveState } = useEditorControls();
  return (
    <div role="group" aria-label="Editing" className="editing-tools noscript:hidden">
      <StepButton name="Undo" icon="undo" would={undoLabel} onClick={undo} />
      <StepButton name="Redo" icon="redo" would={redoLabel} onClick={redo} />
      <Button
        type="button"
        size="sm"
        aria-pressed={arranges}
        variant={arranges ? "primary" : "secondary"}
        title="Move, copy, hide, delete or add whole sections"
        onClick={() => onArrange(!arranges)}
      >
        Sections
      </Button>
      <Button
        type="button"
        size="sm"
        variant="primary"
        className="max-lg:ml-auto"
        disabled={!isDirty}
        pending={saveState === "saving"}
        pendingText="Saving..."
        onClick={() => void save()}
      >
        Save Changes
      </Button>
    </div>
  );
}

interface StepButtonProps {
  name: string;
  icon: IconName;
  /** What it would take back or do again; null where there is nothing. */
  would: string | null;
  onClick: () => void;
}

function StepButton({ name, icon, would, onClick }: StepButtonProps) {
  return (
    <Button
      type="button"
      size="sm"
      variant="quiet"
      className="px-2! disabled:border-transparent disabled:bg-transparent"
      aria-label={name}
      aria-description={would ?? undefined}
      title={would ? `${name}: ${would}` : name}
      disabled={would === null}
      onClick={onClick}
    >
      <Icon name={icon} className="size-5" />
    </Button>
  );
}
