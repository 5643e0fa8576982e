import { Button } from "~/components/ui/button";
import { DialogActions } from "~/components/ui/dialog";
import { Question } from "~/components/ui/question";
import { whenWritten, type StoredDraft } from "./draft";
import type { DraftAnswers } from "./use-draft";

interface DraftQuestionProps {
  offered: StoredDraft | null;
  answers: DraftAnswers;
  /** What was kept, and what stays as it is without it. */
  children: string;
}

/** Asks about what was typed here earlier and not saved; nothing where there is none. */
export function DraftQuestion({ offered, answers, children }: DraftQuestionProps) {
  if (!offered) return null;
  return (
    <Question
      title={`You had unsaved changes from ${whenWritten(offered.at, Date.now())}`}
      onClose={answers.leaveIt}
      answers={
        <DialogActions>
          {/* First, since the focus begins there: an Enter too many discards nothing. */}
          <Button type="button" variant="quiet" onClick={answers.leaveIt}>
            Not now
          </Button>
          <Button type="button" onClick={answers.discardIt}>
            Discard
          </Button>
          <Button type="button" variant="primary" onClick={answers.continueIt}>
            Continue
          </Button>
        </DialogActions>
      }
    >
      <p>{children}</p>
    </Question>
  );
}
