import { Link, useFetcher, useLocation } from "@remix-run/react";
import { useId } from "react";
import { MendForm } from "~/components/report/mend-form";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useHere } from "~/components/ui/use-here";
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

interface OpenPointsProps {
  websiteId: number;
  points: readonly OpenPoint[];
  /** The dialog in which they stand. */
  dialog: string;
}

/** What is open before a website goes live, claims first, each with the way to settle it. */
export function OpenPoints({ points, ...at }: OpenPointsProps) {
  return (["claim", "error"] as const).map((kind) => {
    const some = points.filter((point) => point.kind === kind);
    return some.length > 0 ? <PointList key={kind} kind={kind} points={some} {...at} /> : null;
  });
}

function PointList({ kind, points, ...at }: OpenPointsProps & { kind: OpenPoint["kind"] }) {
  const { one, many, dialog, link } = ASKS[kind];
  const location = useLocation();
  return (
    <Notice
      tone={kind === "error" ? "danger" : "warning"}
      title={points.length === 1 ? one : `${points.length} ${many}`}
    >
      <ul className="mb-1 grid gap-1">
        {points.slice(0, SHOWN).map(({ text, where, key }, index) => (
          <li key={key ?? index} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <span dir="auto">{text}</span>
              {where ? ` (${where})` : null}
            </span>
            {key ? <ConfirmPoint text={text} claim={key} {...at} /> : null}
          </li>
        ))}
      </ul>
      {points.length > SHOWN ? <p>And {points.length - SHOWN} more.</p> : null}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {points.some(({ isFixable }) => isFixable) ? (
          <MendForm websiteId={at.websiteId} back={at.dialog} size="sm" />
        ) : null}
        <Link to={withParam(location, "dialog", dialog)} preventScrollReset className="text-ink underline">
          {link}
        </Link>
      </p>
    </Notice>
  );
}

/** The owner says that a claim is true, and stays where they are. */
function ConfirmPoint({
  websiteId,
  dialog,
  text,
  claim,
}: { text: string; claim: string } & Omit<OpenPointsProps, "points">) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`/analysis/${websiteId}`}>
      <input type="hidden" name="from" value={useHere()} />
      <input type="hidden" name="back" value={dialog} />
      <input type="hidden" name="key" value={claim} />
      <Button
        size="sm"
        name="intent"
        value="confirm-claim"
        aria-label={`It is true: ${text}`}
        pending={fetcher.state !== "idle"}
        pendingText="Confirming..."
      >
        It is true
      </Button>
    </fetcher.Form>
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
          aria-describedby={asked ? `${id}-hint ${id}-error` : `${id}-hint`}
          className="mt-0.5 size-5 shrink-0 pointer-coarse:size-6"
        />
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
      </div>
      <p id={`${id}-hint`} className="pl-8 text-sm text-muted">
        {points.length === 1
          ? "It goes online with what is named above as it is."
          : "It goes online with all that is named above as it is."}
      </p>
      {asked ? (
        <p id={`${id}-error`} role="alert" className="pl-8 text-sm text-danger">
          Settle what is open, or tick this box to deploy all the same.
        </p>
      ) : null}
    </div>
  );
}
