import { Link, useLocation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { withParam } from "~/components/ui/view-params";
import { countInWords } from "~/lib/count-words";
import type { WebsiteResult } from "~/modules/result/read-result.server";

/** How many claims wait for the owner's word, and the way to all of them. */
export function ClaimsStatus({ website: { openClaims } }: { website: WebsiteResult }) {
  const href = withParam(useLocation(), "dialog", "facts");
  const isOpen = openClaims.length > 0;
  return (
    <Link to={href} preventScrollReset className="underline-offset-4 hover:underline">
      <Badge tone={isOpen ? "warning" : "success"}>
        {isOpen ? countInWords(openClaims.length, "fact to confirm", "facts to confirm") : "No facts to confirm"}
      </Badge>
    </Link>
  );
}
