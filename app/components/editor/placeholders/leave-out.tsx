import { Button } from "~/components/ui/button";
import type { NodeId } from "~/modules/markup/page";
import { ONLY_YOU } from "./hints";
import { useLeaveOut } from "./use-leave-out";

/** What a placeholder is, and the way to do without it. */
export function LeaveOut({ node }: { node: NodeId }) {
  const leaveOut = useLeaveOut();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">{ONLY_YOU}, until it is filled in.</p>
      <Button type="button" size="sm" onClick={() => leaveOut(node)}>
        Leave it out
      </Button>
    </div>
  );
}
