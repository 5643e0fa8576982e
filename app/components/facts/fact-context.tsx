import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button-link";
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
      <p className="text-sm text-muted wrap-anywhere">In {placesInWords(fact)}</p>
    </>
  );
}

/** Leads to the editor, at the first place of a fact. */
export function ShowFact({ fact }: { fact: Fact }) {
  const href = withParams(useLocation(), { dialog: null, edit: "true", element: String(fact.places[0]!.node) });
  return (
    <ButtonLink to={href} preventScrollReset variant="quiet" size="sm" className="noscript:hidden" aria-label={`Show in the editor: ${fact.text}`}>
      Show in the editor
    </ButtonLink>
  );
}
