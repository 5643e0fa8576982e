import type { Fact } from "~/modules/claims/fact";
import { FactContext } from "./fact-context";
import { FactForm } from "./fact-form";

/** A fact that the owner has confirmed, and the way to take that back. */
export function ConfirmedFact({ websiteId, fact }: { websiteId: number; fact: Fact }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <FactContext fact={fact} />
      </div>
      <FactForm
        websiteId={websiteId}
        fact={fact}
        intent="reopen-fact"
        variant="quiet"
        label="Ask me again"
        pendingText="Taking back..."
      />
    </li>
  );
}
