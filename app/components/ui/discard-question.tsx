import { ButtonLink } from "./button-link";
import { Dialog, DialogActions } from "./dialog";

interface DiscardQuestionProps {
  /** What was changed, and what stays as it was. */
  description: string;
  stayHref: string;
  leaveHref: string;
  onDiscard?: () => void;
}

/** Asks before what was edited is given up. */
export function DiscardQuestion({ description, stayHref, leaveHref, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog title="Discard your changes?" description={description} closeHref={stayHref}>
      <DialogActions>
        <ButtonLink to={stayHref} preventScrollReset>
          Keep Editing
        </ButtonLink>
        <ButtonLink to={leaveHref} preventScrollReset variant="danger" onClick={onDiscard}>
          Discard Changes
        </ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
