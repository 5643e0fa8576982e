import { useId, type ReactNode } from "react";
import { useModal } from "./use-modal";

interface QuestionProps {
  title: string;
  /** The answers, as buttons; the main one last. */
  answers: ReactNode;
  /** Esc: nothing is answered. */
  onClose: () => void;
  children: ReactNode;
}

/** A question that has no address of its own, since it is about what is not saved yet. */
export function Question({ title, answers, onClose, children }: QuestionProps) {
  const id = useId();
  const { ref } = useModal(onClose);
  return (
    <dialog
      ref={ref}
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="dialog"
    >
      <div className="grid gap-6 p-4 sm:p-6">
        <div className="grid gap-2">
          <h2 id={`${id}-title`} className="font-serif text-heading">
            {title}
          </h2>
          <div id={`${id}-text`} className="grid gap-2 text-muted">
            {children}
          </div>
        </div>
        {answers}
      </div>
    </dialog>
  );
}
