import { ButtonLink } from "~/components/ui/button-link";
import { Dialog, DialogActions } from "~/components/ui/dialog";

interface DiscardQuestionProps {
  stayHref: string;
  leaveHref: string;
  onDiscard: () => void;
}

/** Asks before what was edited is given up. */
export function DiscardQuestion({ stayHref, leaveHref, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog
      title="Discard your changes?"
      description="You have changed the contact form and not saved it. Your website keeps the form as it was."
      closeHref={stayHref}
    >
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
