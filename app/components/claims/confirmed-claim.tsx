import type { ListedClaim } from "~/modules/claims/listed-claim";
import { ClaimContext } from "./claim-context";
import { ClaimForm } from "./claim-form";

/** A claim that the owner has confirmed, and the way to take that back. */
export function ConfirmedClaim({ websiteId, claim }: { websiteId: number; claim: ListedClaim }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <ClaimContext claim={claim} />
      </div>
      <ClaimForm
        websiteId={websiteId}
        claim={claim}
        intent="reopen-claim"
        variant="quiet"
        label="Ask me again"
        pendingText="Taking back..."
      />
    </li>
  );
}
