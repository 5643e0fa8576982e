import type { ReactNode, Ref } from "react";

interface EmptyStateProps {
  title: string;
  /** For the focus to go to the title (`useHeadingFocus`). */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: what will stand here, and the next step as `action`. */
export function EmptyState({ title, headingRef, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-sm border border-dashed border-edge p-6 sm:p-10">
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="font-serif text-heading">
        {title}
      </h2>
      {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      {action}
    </div>
  );
}
