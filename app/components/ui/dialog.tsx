import { Link, useNavigate } from "@remix-run/react";
import { useId, type CSSProperties, type ReactNode } from "react";
import { Icon } from "./icon";
import { Toaster } from "./toaster";
import { useModal } from "./use-modal";

type DialogProps = {
  title: ReactNode;
  /** Where the screen is without the dialog; the close button, Esc and "Cancel" links lead there. */
  closeHref: string;
  description?: ReactNode;
  /** Its widest, as a CSS length. */
  width?: string;
  /** Id of what gets the focus back when the link that opened it is gone. */
  returnFocusTo?: string;
  children: ReactNode;
};

/**
 * A dialog. Render it while it is open (`useDialog(name).isOpen`): the server sends it as an open part of the page,
 * which works without script, and script makes it modal.
 */
export function Dialog({ title, description, closeHref, width, returnFocusTo, children }: DialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const { ref, isModal } = useModal(() => navigate(closeHref, { preventScrollReset: true }), returnFocusTo);
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-note` : undefined}
      className="dialog"
      style={width ? ({ "--dialog-width": width } as CSSProperties) : undefined}
    >
      <div className="grid gap-6 p-4 sm:p-6">
        <div className="grid gap-1 pr-10">
          <h2 id={`${id}-title`} className="font-serif text-heading">
            {title}
          </h2>
          {description ? (
            <div id={`${id}-note`} className="text-muted">
              {description}
            </div>
          ) : null}
        </div>
        {children}
      </div>
      {/* Last in order, so that the focus starts in the dialog's own first field. */}
      <Link
        to={closeHref}
        preventScrollReset
        aria-label="Close"
        className="absolute top-2 right-2 grid size-10 place-items-center rounded-sm hover:bg-sunken pointer-coarse:size-12"
      >
        <Icon name="close" />
      </Link>
      {isModal ? <Toaster level={1} /> : null}
    </dialog>
  );
}

/** The row of buttons at a dialog's foot; the main one last, so that it is under the thumb on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-3 border-t border-line pt-4 sm:flex-row sm:justify-end">{children}</div>
  );
}
