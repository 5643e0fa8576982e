import { Link, useLocation } from "@remix-run/react";
import { withParams } from "~/components/ui/view-params";
import type { ListedClaim } from "~/modules/claims/listed-claim";
import { aroundClaim, placesInWords } from "./claim-words";

/** The words around a claim, and where they stand. */
export function ClaimContext({ claim }: { claim: ListedClaim }) {
  const [before, text, after] = aroundClaim(claim.text, claim.places[0]!.context);
  return (
    <>
      <p className="wrap-anywhere" dir="auto">
        {before}
        <strong className="font-semibold underline decoration-dashed decoration-1 underline-offset-4">{text}</strong>
        {after}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        In {placesInWords(claim)}
        <ShowClaim claim={claim} />
      </p>
    </>
  );
}

/** Leads to the editor, at the first place of a claim. */
function ShowClaim({ claim }: { claim: ListedClaim }) {
  const href = withParams(useLocation(), { dialog: null, edit: "true", element: String(claim.places[0]!.node) });
  return (
    <Link
      to={href}
      preventScrollReset
      className="ml-3 inline-block underline underline-offset-4 noscript:hidden pointer-coarse:py-2"
      aria-label={`Show in the editor: ${claim.text}`}
    >
      Show in the editor
    </Link>
  );
}
