import type { ReactNode } from "react";

/** Nothing here yet: what will stand here, and the next step as `action`. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-sm border border-dashed border-edge p-6 sm:p-10">
      <h2 className="font-serif text-heading">{title}</h2>
      {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      {action}
    </div>
  );
}
