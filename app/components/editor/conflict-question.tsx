import { useState } from "react";
import { Button } from "~/components/ui/button";
import { DialogActions } from "~/components/ui/dialog";
import { Question } from "~/components/ui/question";

interface ConflictQuestionProps {
  /** Takes what was saved elsewhere; what is unsaved here is lost. */
  onReload: () => void;
  onOverwrite: () => void;
  /** Makes a website of its own of what is unsaved here. */
  onCopy: () => void;
  isCopying: boolean;
  onClose: () => void;
}

/** The website was saved elsewhere since this screen read it: which of the two shall stand? */
export function ConflictQuestion({ onReload, onOverwrite, onCopy, isCopying, onClose }: ConflictQuestionProps) {
  const [confirms, setConfirms] = useState(false);
  if (confirms) return <ConfirmReload onReload={onReload} onBack={() => setConfirms(false)} />;
  return (
    <Question
      title="This website was changed elsewhere"
      onClose={onClose}
      answers={
        <DialogActions>
          <Button type="button" variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="button" onClick={() => setConfirms(true)}>
            Reload
          </Button>
          <Button type="button" pending={isCopying} pendingText="Copying..." onClick={onCopy}>
            Save mine as a copy
          </Button>
          <Button type="button" variant="primary" onClick={onOverwrite}>
            Overwrite
          </Button>
        </DialogActions>
      }
    >
      <p>It was saved after you opened it here, perhaps by yourself in another window. Nothing is lost yet.</p>
      <p>
        Reload takes the other changes and gives up yours. Overwrite saves yours and keeps the other state under Version Control. A copy
        leaves the other state alone and makes a second website of yours.
      </p>
    </Question>
  );
}

function ConfirmReload({ onReload, onBack }: { onReload: () => void; onBack: () => void }) {
  return (
    <Question
      title="Give up your changes?"
      onClose={onBack}
      answers={
        <DialogActions>
          <Button type="button" variant="quiet" onClick={onBack}>
            Back
          </Button>
          <Button type="button" variant="danger" onClick={onReload}>
            Give up my changes
          </Button>
        </DialogActions>
      }
    >
      <p>What you changed here and did not save will be gone. The website is loaded as it was saved elsewhere.</p>
    </Question>
  );
}
