import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Milliseconds before a wait is worth showing. */
const PATIENCE = 150;

/** A line along the top while the next page is on its way. Quick changes never show it. */
export function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [busy]);

  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {shown ? (
        <>
          <span className="sr-only">Loading the page</span>
          <div className="animate-load h-full bg-signal" />
        </>
      ) : null}
    </div>
  );
}
