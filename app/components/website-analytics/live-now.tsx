import clsx from "clsx";
import { useEffect } from "react";
import { useReadAgain } from "~/components/ui/use-read-again";

/** How often the figures are read again while somebody looks at them, in milliseconds. */
const REFRESH_MS = 15_000;

/** How many visitors are there now; keeps the screen's figures fresh. */
export function LiveNow({ count }: { count: number }) {
  const readAgain = useReadAgain();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && readAgain(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [readAgain]);

  return (
    <p className="flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={clsx("size-2.5 self-center rounded-full", count > 0 ? "animate-wait bg-success" : "bg-edge")}
      />
      <span>
        <strong className="font-semibold tabular-nums">{count}</strong> live now
      </span>
      <span className="text-sm text-muted">{count === 1 ? "visitor" : "visitors"} in the last 5 minutes</span>
    </p>
  );
}
