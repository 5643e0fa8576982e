import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { leaveFullScreen } from "./full-screen";

/** Where the website is shown; what full screen enlarges. */
export function Stage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-stage="" className={clsx("stage", className)}>
      {children}
      <Button type="button" size="sm" className="stage-leave" onClick={leaveFullScreen}>
        Leave full screen
      </Button>
    </div>
  );
}
