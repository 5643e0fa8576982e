import type { ReactNode } from "react";

/** What a screen is, its only h1, and one sentence under it. */
export function PageTitle({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div className="grid max-w-3xl gap-3">
      <h1 className="font-serif text-title">{title}</h1>
      {lead ? <p className="max-w-prose text-lg text-pretty wrap-anywhere text-muted">{lead}</p> : null}
    </div>
  );
}
