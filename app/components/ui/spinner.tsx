import clsx from "clsx";

/** The turning mark alone, for places that already say what is happening. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={clsx("animate-turn size-[1em] shrink-0", className)}>
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.25" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** Says that something is being waited for. `label` is shown and announced: name the thing, not just "Loading". */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={clsx("flex items-center gap-3 text-muted", className)}>
      <SpinnerMark className="text-signal-text" />
      <span>{label}</span>
    </div>
  );
}
