/** A part of something that was changed in two places. */
export interface Difference {
  name: string;
  theirs: string;
  /** Left out where it stands on the screen anyway. */
  mine?: string;
}

/** What differs between the state that was saved elsewhere and the one that is here, one under the other. */
export function TwoStates({ differences }: { differences: Difference[] }) {
  return (
    <dl className="grid gap-3">
      {differences.map(({ name, theirs, mine }, index) => (
        <div key={index} className="grid min-w-0 gap-1">
          <dt className="font-semibold text-ink">{name}</dt>
          <State label="Saved elsewhere" text={theirs} name={name} />
          {mine === undefined ? null : <State label="Yours" text={mine} name={name} />}
        </div>
      ))}
    </dl>
  );
}

const MOST_LINES = 6;
/** About so many letters fit into a line of a dialog. */
const LINE = 60;

// A field, so that a long text scrolls by keys too and can be copied.
function State({ label, text, name }: { label: string; text: string; name: string }) {
  const lines = text.split("\n").reduce((sum, line) => sum + Math.ceil(Math.max(line.length, 1) / LINE), 0);
  return (
    <dd className="grid min-w-0 gap-0.5">
      <span className="text-sm">{label}</span>
      <textarea
        readOnly
        aria-label={`${name}: ${label.toLowerCase()}`}
        className="control resize-y"
        rows={Math.min(lines, MOST_LINES)}
        value={text || "Empty"}
      />
    </dd>
  );
}
