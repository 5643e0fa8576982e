import { countInWords } from "~/lib/count-words";
import type { Fact } from "~/modules/claims/fact";
import { placesInWords, SOURCE_WORDS } from "./fact-words";

/** What the owner said, folded: each fact with the words that it comes from. */
export function GroundedFacts({ facts }: { facts: Fact[] }) {
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer py-1 font-semibold">{countInWords(facts.length, "fact comes from you", "facts come from you")}</summary>
      <ol className="mt-2">
        {facts.map((fact) => (
          <GroundedFact key={fact.key} fact={fact} />
        ))}
      </ol>
    </details>
  );
}

function GroundedFact({ fact }: { fact: Fact }) {
  const { source, quote } = fact.grounding!;
  return (
    <li className="grid min-w-0 gap-0.5 border-t border-line py-2">
      <p className="wrap-anywhere" dir="auto">
        {fact.text}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        In {placesInWords(fact)}, from {SOURCE_WORDS[source]}: <q dir="auto">{quote}</q>
      </p>
    </li>
  );
}
