import type { WebsiteResult } from "~/modules/websites/read-result.server";
import { FactsStatus } from "./facts-status";

/** What there is to know of a website beside how it looks, each in a few words that lead to more. */
export function WebsiteStatus({ website }: { website: WebsiteResult }) {
  return (
    <ul aria-label="About this website" className="flex flex-wrap gap-x-6 gap-y-1 *:pointer-coarse:py-1">
      <li>
        <FactsStatus website={website} />
      </li>
    </ul>
  );
}
