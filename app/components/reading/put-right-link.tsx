import { Link, useLocation } from "@remix-run/react";
import { withParams } from "~/components/ui/view-params";
import type { Place } from "~/modules/result/find-place";

interface PutRightLinkProps {
  /** What is put right, for those who hear the link alone. */
  what: string;
  place: Place | null;
  /** The tab of the editor, where it is not about one place. */
  tab?: string;
}

/** Leads to the editor: to the place that says it, else to the section where it belongs. */
export function PutRightLink({ what, place, tab }: PutRightLinkProps) {
  const element = place ? String(place.node) : null;
  const href = withParams(useLocation(), { dialog: null, edit: "true", element, ...(tab && { tab }) });
  return (
    <Link
      to={href}
      preventScrollReset
      className="justify-self-start text-sm underline underline-offset-4 pointer-coarse:py-2"
      aria-label={`Put it right: ${what}`}
    >
      Put it right
    </Link>
  );
}
