import clsx from "clsx";

/** A work on its plinth: the one place where the signal colour is the mark itself. */
function PlinthMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("shrink-0", className)}>
      <path d="M8 2h8v8H8z" className="fill-signal" />
      <path d="M3 11.5h18V15H3zM5 16h14v6H5z" fill="currentColor" />
    </svg>
  );
}

/** Name and mark. Wrap it in a link where it leads home. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={clsx("inline-flex items-center gap-2", className)}>
      <PlinthMark className="size-6" />
      <span className="translate-y-0.5 font-serif text-2xl leading-none font-medium tracking-tight">Plinth</span>
    </span>
  );
}
