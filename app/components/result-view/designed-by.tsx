import { VENDOR_NAMES } from "~/lib/vendors";
import { usageInWords } from "~/modules/usage/usage-words";
import type { DesignedBy as Designed } from "~/modules/websites/read-designed-by.server";

const NAMES: Record<Designed["designer"], string> = { "built-in": "our built-in designer", ...VENDOR_NAMES };

/** Says who wrote the website and what that took: 'Designed by Claude. 4,210 tokens, $0.06'. */
export function DesignedBy({ designed }: { designed: Designed }) {
  const { designer, tokens } = designed;
  return (
    <span className="text-sm text-muted">
      Designed by {NAMES[designer]}.{tokens > 0 ? ` ${usageInWords(designed)}` : null}
    </span>
  );
}
