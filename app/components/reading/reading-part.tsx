import { useId, type ReactNode } from "react";

/** One list of 'What we read' under its heading; `hint` says what is in it. */
export function ReadingPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-1">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
      {children}
    </section>
  );
}
