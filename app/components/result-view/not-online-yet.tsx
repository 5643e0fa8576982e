import { Link, useLocation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { withParam } from "~/components/ui/view-params";
import type { DeploySlot } from "~/modules/result/read-result.server";

/** Says that what is saved is not what visitors see, and leads to putting it there. */
export function NotOnlineYet({ slot }: { slot: DeploySlot }) {
  const href = withParam(useLocation(), "dialog", "redeploy");
  if (slot.state !== "deployed" || !slot.isActive || !slot.isBehind) return null;
  return (
    <Link to={href} preventScrollReset className="whitespace-nowrap underline-offset-4 hover:underline">
      <Badge tone="warning">Not on your website yet</Badge>
    </Link>
  );
}
