import type { ReactNode } from "react";
import { DeployButton } from "~/components/result-view/deploy-button";
import { Button } from "~/components/ui/button";
import { Icon, type IconName } from "~/components/ui/icon";
import { DownloadSaved } from "./download-saved";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { SaveStatus } from "./save-status";

interface ToolbarProps {
  arranges: boolean;
  onArrange: (arranges: boolean) => void;
  /** What belongs to the preview alone. */
  children: ReactNode;
}

const BAR =
  "contents noscript:hidden lg:sticky lg:top-16 lg:z-20 lg:flex lg:items-center lg:justify-between lg:gap-4 lg:border-b lg:border-line lg:bg-ground lg:py-2";
// On a phone at its foot, where the thumb is.
const FIRST_HALF =
  "fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t border-line bg-ground px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:p-0";

/** What can be done while editing. Its first half stays in sight while one scrolls. */
export function Toolbar({ arranges, onArrange, children }: ToolbarProps) {
  const { save, isDirty } = useEditor();
  const { website, undo, redo, undoLabel, redoLabel, saveState } = useEditorControls();
  return (
    <div role="group" aria-label="Editing" className={BAR}>
      <div className={FIRST_HALF}>
        <StepButton name="Undo" icon="undo" would={undoLabel} onClick={undo} />
        <StepButton name="Redo" icon="redo" would={redoLabel} onClick={redo} />
        <Button
          type="button"
          size="sm"
          aria-pressed={arranges}
          variant={arranges ? "primary" : "secondary"}
          onClick={() => onArrange(!arranges)}
        >
          Edit Layout
        </Button>
        <SaveStatus />
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
      <div className="flex flex-wrap items-center gap-2 max-lg:order-last">
        {children}
        <DownloadSaved href={`/analysis/${website.id}/download`} />
        <DeployButton website={website} size="sm" />
      </div>
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
      className="px-2 disabled:border-transparent disabled:bg-transparent"
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
