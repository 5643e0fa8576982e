import { useBlocker, type useLocation } from "@remix-run/react";
import { useCallback } from "react";
import { Button } from "~/components/ui/button";
import { DialogActions } from "~/components/ui/dialog";
import { Question } from "~/components/ui/question";
import { useUnloadQuestion } from "~/components/ui/use-unload-question";
import { leavesEdits } from "./leave-rules";

type RouterLocation = ReturnType<typeof useLocation>;

interface LeaveQuestionProps {
  /** Whether there is something unsaved at this moment. */
  hasEdits: () => boolean;
  isSaving: boolean;
  save: () => Promise<boolean>;
  discard: () => void;
}

/** Asks before unsaved edits are left behind: on another page, or by a dialog that works on the saved website. */
export function LeaveQuestion({ hasEdits, isSaving, save, discard }: LeaveQuestionProps) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: RouterLocation; nextLocation: RouterLocation }) =>
        leavesEdits(currentLocation, nextLocation) && hasEdits(),
      [hasEdits],
    ),
  );
  useUnloadQuestion(hasEdits);
  if (blocker.state !== "blocked") return null;

  const saveAndGo = async () => ((await save()) ? blocker.proceed() : blocker.reset());
  const leave = () => {
    discard();
    blocker.proceed();
  };
  return (
    <Question
      title="Save your changes first?"
      onClose={blocker.reset}
      answers={
        <DialogActions>
          <Button type="button" variant="quiet" onClick={blocker.reset}>
            Stay
          </Button>
          <Button type="button" onClick={leave}>
            Leave without saving
          </Button>
          <Button type="button" variant="primary" pending={isSaving} pendingText="Saving..." onClick={saveAndGo}>
            Save and continue
          </Button>
        </DialogActions>
      }
    >
      <p>You have changed your website and not saved it yet. Without saving, these changes are lost.</p>
    </Question>
  );
}
