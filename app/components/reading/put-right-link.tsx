import { Link, useLocation } from "@remix-run/react";
import { textAnchor, textsAnchor } from "~/components/editor/content/anchors";
import { withParams } from "~/components/ui/view-params";
import type { Place } from "~/modules/result/find-place";

interface PutRightLinkProps {
  /** What is put right, for those who hear the link alone. */
  what: string;
  place: Place | null;
  /** The tab of the editor, where it is not about one place. */
  tab?: string;
}

const LOOK = "text-sm underline underline-offset-4 pointer-coarse:py-2";

/** Leads to the editor: to the place that says it, else to the section where it belongs. */
export function PutRightLink({ what, place, tab }: PutRightLinkProps) {
  const element = place ? String(place.node) : null;
  const href = withParams(useLocation(), { dialog: null, edit: "true", element, ...(tab && { tab }) });
  const name = `Put it right: ${what}`;
  return (
    <>
      <Link to={href} preventScrollReset className={`${LOOK} noscript:hidden`} aria-label={name}>
        Put it right
      </Link>
      {/* Without script nothing is selected: the browser goes to the field. */}
      <a href={href + anchorOf(place)} className={`${LOOK} script:hidden`} aria-label={name}>
        Put it right
      </a>
    </>
  );
}

const anchorOf = (place: Place | null) =>
  place ? `#${place.isSaid ? textAnchor(place.node) : textsAnchor(place.node)}` : "";
