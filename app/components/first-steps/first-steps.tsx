import { Link, useFetcher } from "@remix-run/react";
import clsx from "clsx";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { FirstSteps as Steps } from "~/modules/accounts/first-steps.server";
import { stepsOf } from "./steps-of";

/** What an owner does in the first days, ticked by itself as it comes true. Goes when all is done or it is put away. */
export function FirstSteps({ steps }: { steps: Steps | null }) {
  const fetcher = useFetcher();
  if (!steps || fetcher.state !== "idle") return null;
  const list = stepsOf(steps);
  return (
    <section aria-labelledby="first-steps" className="@container rounded-sm border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="first-steps" className="text-lg font-semibold">
          First steps
        </h2>
        <p className="mr-auto text-sm text-muted tabular-nums">
          {list.filter(({ isDone }) => isDone).length} of {list.length} done
        </p>
        <fetcher.Form method="post" action="/first-steps">
          <Button variant="quiet" size="sm">
            Dismiss
          </Button>
        </fetcher.Form>
      </div>
      <ol className="mt-3 grid gap-x-6 gap-y-1 @lg:grid-cols-2 @4xl:grid-cols-5">
        {list.map((step, index) => (
          <li key={step.label} className="flex gap-2 border-t border-line pt-3 pb-2">
            <Mark number={index + 1} isDone={step.isDone} />
            <StepText {...step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span
      className={clsx(
        "mt-0.5 grid size-5 shrink-0 place-items-center text-sm font-semibold tabular-nums",
        isDone ? "bg-success text-surface" : "bg-sunken text-muted",
      )}
    >
      {isDone ? <Icon name="check" /> : <span aria-hidden="true">{number}</span>}
      <span className="sr-only">{isDone ? "Done:" : "Open:"}</span>
    </span>
  );
}

function StepText({ label, hint, isDone, href }: ReturnType<typeof stepsOf>[number]) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <Link
        to={href}
        className={clsx(
          "font-medium underline decoration-edge underline-offset-4 hover:decoration-signal",
          isDone && "text-muted",
        )}
      >
        {label}
      </Link>
      {isDone ? null : <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}
