import { useEffect, type ReactNode } from "react";
import { putBackTyped } from "./keep-typed";

/**
 * Stands around what React hydrates at one time, the page or what is in a `<Suspense>`: nothing typed before is lost.
 */
export function HydratedPart({ children }: { children: ReactNode }) {
  // Not within the effect: there React would first show the old value again, and the caret would jump to the end.
  useEffect(() => queueMicrotask(putBackTyped), []);
  return children;
}
