import type { PlacedTidied } from "~/modules/result/reading";
import { PutRightLink } from "./put-right-link";
import { ReadingPart } from "./reading-part";

/** What of the owner's words was set right: talk that went, capitals and spaces. */
export function TidiedWords({ tidied }: { tidied: readonly PlacedTidied[] }) {
  if (tidied.length === 0) return null;
  return (
    <ReadingPart
      title="Set right"
      hint="Talk at the edges of sentences, capitals and spaces. No other word was changed."
    >
      <ul>
        {tidied.map((change, index) => (
          <TidiedWord key={index} {...change} />
        ))}
      </ul>
    </ReadingPart>
  );
}

function TidiedWord({ from, to, place }: PlacedTidied) {
  return (
    <li className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
      <p className="min-w-0 wrap-anywhere">
        <q dir="auto">{from}</q>{" "}
        {to ? (
          <>
            is now <q dir="auto">{to}</q>
          </>
        ) : (
          "was left out"
        )}
      </p>
      <PutRightLink what={from} place={place} />
    </li>
  );
}
