import { countInWords } from "~/lib/count-words";
import type { ListedClaim } from "~/modules/claims/listed-claim";
import { placesInWords, SOURCE_WORDS } from "./claim-words";

/** What the owner said, folded: each claim with the words that it comes from. */
export function GroundedClaims({ claims }: { claims: ListedClaim[] }) {
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer py-1 font-semibold">
        {countInWords(claims.length, "fact comes from you", "facts come from you")}
      </summary>
      <ol className="mt-2">
        {claims.map((claim) => (
          <GroundedClaim key={claim.key} claim={claim} />
        ))}
      </ol>
    </details>
  );
}

function GroundedClaim({ claim }: { claim: ListedClaim }) {
  const { source, quote } = claim.grounding!;
  return (
    <li className="grid min-w-0 gap-0.5 border-t border-line py-2">
      <p className="wrap-anywhere" dir="auto">
        {claim.text}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        In {placesInWords(claim)}, from {SOURCE_WORDS[source]}: <q dir="auto">{quote}</q>
      </p>
    </li>
  );
}
