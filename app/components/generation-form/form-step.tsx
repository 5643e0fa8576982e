import clsx from "clsx";
import type { ReactNode } from "react";
import { STEPS } from "./steps";

/** Id of a step's heading, which takes the focus when the step comes up. */
export const stepHeadingId = (index: number) => `step-${STEPS[index]?.id}`;

type FormStepProps = { index: number; current: number; lead: ReactNode; children: ReactNode };

/**
 * One step: on its own with script, one part of a long form without. Its fields stay in the form while it is hidden.
 */
export function FormStep({ index, current, lead, children }: FormStepProps) {
  const id = stepHeadingId(index);
  return (
    <div
      data-step={STEPS[index]?.id}
      className={clsx(
        "grid gap-8 noscript:border-t noscript:border-line noscript:pt-8",
        index !== current && "script:hidden",
      )}
    >
      <div className="grid gap-1">
        <h3 id={id} tabIndex={-1} className="font-serif text-heading">
          <span className="mb-1 block font-sans text-sm font-medium tracking-normal text-muted tabular-nums">
            Step {index + 1} of {STEPS.length}
          </span>
          {STEPS[index]?.title}
        </h3>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}
