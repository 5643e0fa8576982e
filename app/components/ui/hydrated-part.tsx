import { useEffect, type ReactNode } from "react";
import { pressAgain } from "./keep-pressed";
import { putBackTyped } from "./keep-typed";

/**
 * Stands around what React hydrates at one time, the page or what is in a `<Suspense>`: nothing that was
 * typed or pressed before is lost.
 */
export function HydratedPart({ children }: { children: ReactNode }) {
  // Not within the effect: there React would first show the old value again, and the caret would jump to the end.
  useEffect(() => queueMicrotask(takeUp), []);
  return children;
}

function takeUp(): void {
  putBackTyped();
  pressAgain();
}
