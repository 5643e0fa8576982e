import clsx from "clsx";
import { useId, type ReactNode, type Ref } from "react";

type CardProps = {
  title?: ReactNode;
  /** For the focus to go to the title (`useHeadingFocus`). */
  headingRef?: Ref<HTMLHeadingElement>;
  description?: ReactNode;
  /** Shown at the foot, behind a rule. */
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A framed part of a screen; with a title it is a region named by it. */
export function Card({ title, headingRef, description, actions, children, className }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={clsx("flex flex-col gap-6 rounded-sm border border-line bg-surface p-4 sm:p-6", className)}
    >
      {title ? (
        <div className="grid gap-1">
          <h2
            id={id}
            ref={headingRef}
            tabIndex={headingRef ? -1 : undefined}
            className="text-lg font-semibold wrap-anywhere"
          >
            {title}
          </h2>
          {description ? <p className="max-w-prose text-muted wrap-anywhere">{description}</p> : null}
        </div>
      ) : null}
      {children}
      {actions ? <div className="mt-auto flex flex-wrap gap-3 border-t border-line pt-4">{actions}</div> : null}
    </section>
  );
}
