import clsx from "clsx";

/** The place of something that is loading, in its size. Give the waiting itself a `Spinner` or `SkeletonCards`. */
function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("animate-wait rounded-xs bg-line", className)} />;
}

/** Cards on their way. `label` is announced, not shown. Three cards by tests/list, section 9. */
export function SkeletonCards({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-skeleton className="grid gap-3 rounded-sm border border-line bg-surface p-4 sm:p-6">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-3 h-10 w-40" />
        </div>
      ))}
    </div>
  );
}
