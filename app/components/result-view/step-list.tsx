import clsx from "clsx";
import { Icon } from "~/components/ui/icon";
import { SpinnerMark } from "~/components/ui/spinner";
import { Draft } from "./draft";
import type { RunStep } from "~/modules/site/run-step";

const SAID = { running: "under way", done: "done", skipped: "left out", failed: "failed" } as const;

function Mark({ state }: { state: RunStep["state"] }) {
  if (state === "running") return <SpinnerMark className="text-signal-text" />;
  return <Icon name={state === "failed" ? "warning" : state === "done" ? "check" : "next"} />;
}

/** The named steps of a generation in their order; changes are announced. The draft grows under the running step. */
export function StepList({ steps, draft }: { steps: RunStep[]; draft?: string | null }) {
  return (
    <ol aria-live="polite" className="grid w-full max-w-xl border-b border-line">
      {steps.map((step) => (
        <li
          key={step.name}
          aria-current={step.state === "running" ? "step" : undefined}
          className={clsx("flex gap-3 border-t border-line py-3", step.state === "running" && "font-semibold")}
        >
          <span className="grid h-6 place-items-center">
            <Mark state={step.state} />
          </span>
          <span className="min-w-0">
            {step.name}
            <span className="sr-only">: {SAID[step.state]}</span>
            {step.note ? <span className="block text-sm font-normal text-muted">{step.note}</span> : null}
            {draft && step.state === "running" ? <Draft text={draft} /> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
