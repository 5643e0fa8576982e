import { useBlocker, type Location } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { DialogActions } from "~/components/ui/dialog";
import { Question } from "~/components/ui/question";
import { useUnloadQuestion } from "~/components/ui/use-unload-question";

interface LeavePostProps {
  /** Whether there is something unsaved at this moment. */
  hasChanges: () => boolean;
  /** What was changed, and what becomes of it. */
  description: string;
  onDiscard: () => void;
}

const dialogOf = ({ pathname, search }: Location) => {
  const params = new URLSearchParams(search);
  return [pathname, params.get("dialog"), params.get("post")].join();
};

/** Asks before a post's dialog is left with something unsaved in it, whichever way. */
export function LeavePost({ hasChanges, description, onDiscard }: LeavePostProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dialogOf(currentLocation) !== dialogOf(nextLocation) && hasChanges(),
  );
  useUnloadQuestion(hasChanges);
  if (blocker.state !== "blocked") return null;

  const discard = () => {
    onDiscard();
    blocker.proceed();
  };
  return (
    <Question
      title="Discard your changes?"
      onClose={blocker.reset}
      answers={
        <DialogActions>
          <Button type="button" onClick={blocker.reset}>
            Keep Editing
          </Button>
          <Button type="button" variant="danger" onClick={discard}>
            Discard Changes
          </Button>
        </DialogActions>
      }
    >
      <p>{description}</p>
    </Question>
  );
}
