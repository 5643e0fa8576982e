import { Link, useLocation } from "@remix-run/react";
import { useId } from "react";
import { Notice } from "~/components/ui/notice";
import { withParam } from "~/components/ui/view-params";
import { wordFor, type OpenPoint } from "~/modules/publishing/open-points";

const SHOWN = 6;
const ASKS = {
  claim: {
    one: "1 fact on your website waits for your word",
    many: "facts on your website wait for your word",
    dialog: "facts",
    link: "Confirm, change or remove them",
  },
  error: {
    one: "1 thing breaks your website for visitors",
    many: "things break your website for visitors",
    dialog: "report",
    link: "See how to mend it",
  },
} as const;

/** What is open before a website goes live, claims first, each with the way to settle it. */
export function OpenPoints({ points }: { points: readonly OpenPoint[] }) {
  return (["claim", "error"] as const).map((kind) => {
    const some = points.filter((point) => point.kind === kind);
    return some.length > 0 ? <PointList key={kind} kind={kind} points={some} /> : null;
  });
}

function PointList({ kind, points }: { kind: OpenPoint["kind"]; points: OpenPoint[] }) {
  const { one, many, dialog, link } = ASKS[kind];
  const location = useLocation();
  return (
    <Notice
      tone={kind === "error" ? "danger" : "warning"}
      title={points.length === 1 ? one : `${points.length} ${many}`}
    >
      <ul className="list-disc pl-5">
        {points.slice(0, SHOWN).map(({ text, where }, index) => (
          <li key={index} className="wrap-anywhere">
            <span dir="auto">{text}</span>
            {where ? ` (${where})` : null}
          </li>
        ))}
      </ul>
      {points.length > SHOWN ? <p>And {points.length - SHOWN} more.</p> : null}
      <Link to={withParam(location, "dialog", dialog)} preventScrollReset className="text-ink underline">
        {link}
      </Link>
    </Notice>
  );
}

/** The owner's explicit word for deploying all the same; `asked` once it was missing. */
export function DeployAnyway({ points, asked }: { points: readonly OpenPoint[]; asked: boolean }) {
  const id = useId();
  if (points.length === 0) return null;
  const label = points.length === 1 ? "Deploy with 1 open point" : `Deploy with ${points.length} open points`;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        {/* By its key, a box that was ticked for other points is empty again. */}
        <input
          key={wordFor(points)}
          id={id}
          type="checkbox"
          name="anyway"
          value={wordFor(points)}
          aria-describedby={asked ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 pointer-coarse:size-6"
        />
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
      </div>
      {asked ? (
        <p id={`${id}-error`} role="alert" className="pl-8 text-sm text-danger">
          Settle what is open, or tick this box to deploy all the same.
        </p>
      ) : null}
    </div>
  );
}
