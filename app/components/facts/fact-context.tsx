import { Link, useLocation } from "@remix-run/react";
import { withParams } from "~/components/ui/view-params";
import type { Fact } from "~/modules/claims/fact";
import { aroundFact, placesInWords } from "./fact-words";

/** The words around a fact, and where they stand. */
export function FactContext({ fact }: { fact: Fact }) {
  const [before, text, after] = aroundFact(fact.text, fact.places[0]!.context);
  return (
    <>
      <p className="wrap-anywhere" dir="auto">
        {before}
        <strong className="font-semibold underline decoration-dashed decoration-1 underline-offset-4">{text}</strong>
        {after}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        In {placesInWords(fact)}
        <ShowFact fact={fact} />
      </p>
    </>
  );
}

/** Leads to the editor, at the first place of a fact. */
function ShowFact({ fact }: { fact: Fact }) {
  const href = withParams(useLocation(), { dialog: null, edit: "true", element: String(fact.places[0]!.node) });
  return (
    <Link to={href} preventScrollReset className="ml-3 inline-block underline underline-offset-4 noscript:hidden pointer-coarse:py-2" aria-label={`Show in the editor: ${fact.text}`}>
      Show in the editor
    </Link>
  );
}
