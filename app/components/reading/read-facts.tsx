import type { FactSubject } from "~/modules/facts/read-fact";
import type { PlacedFact } from "~/modules/result/reading";
import { groupFacts, type FactRow } from "./group-facts";
import { PutRightLink } from "./put-right-link";
import { ReadingPart } from "./reading-part";
import { SUBJECT_WORDS } from "./subject-words";

/** What was read, by subject, each beside the words that it comes from. */
export function ReadFacts({ facts }: { facts: readonly PlacedFact[] }) {
  return groupFacts(facts).map(({ about, rows }) => <Subject key={about} about={about} rows={rows} />);
}

const Subject = ({ about, rows }: { about: FactSubject; rows: FactRow[] }) => (
  <ReadingPart title={SUBJECT_WORDS[about]}>
    <ul>
      {rows.map((row, index) => (
        <Row key={index} {...row} />
      ))}
    </ul>
  </ReadingPart>
);

/** Facts on the left, the words on the right; on a phone the words below. */
function Row({ words, facts }: FactRow) {
  return (
    <li className="grid min-w-0 gap-x-6 gap-y-1 border-t border-line py-2 sm:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1">
        {facts.map((fact, index) => (
          <Fact key={index} fact={fact} />
        ))}
      </div>
      <p className="min-w-0 text-sm text-muted wrap-anywhere">
        <span className="sr-only">From your words: </span>
        {words ? <q dir="auto">{words}</q> : "From your words as a whole."}
      </p>
    </li>
  );
}

const LONGEST = 160;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

function Fact({ fact: { about, name, says, place } }: { fact: PlacedFact }) {
  const isDesign = about === "colours" || about === "wishes" || about === "asides";
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
      <p className="min-w-0 wrap-anywhere">
        {about === "colours" && says ? <Swatch colour={says} /> : null}
        <bdi className={says ? "font-semibold" : undefined}>{name && shortened(name)}</bdi>
        {name && says ? ": " : null}
        <bdi>{says && shortened(says)}</bdi>
        {place?.isSaid === false ? (
          <span className="text-sm text-muted"> (not in these words on your page)</span>
        ) : null}
      </p>
      <PutRightLink
        what={[name, says].filter(Boolean).join(", ")}
        place={place}
        tab={isDesign ? "design" : undefined}
      />
    </div>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      className="mr-2 inline-block size-4 rounded-sm border border-edge align-middle"
      style={{ backgroundColor: colour }}
    />
  );
}
