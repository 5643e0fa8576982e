import clsx from "clsx";
import type { MouseEvent } from "react";
import { Button } from "~/components/ui/button";
import { LAST_STEP } from "./steps";

type StepButtonsProps = { step: number; pending: boolean; onStep: (index: number) => void };

/** A double click on 'Next' must not fall on the button that takes its place. */
const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The way back and on. Without script there is only the last one. */
export function StepButtons({ step, pending, onStep }: StepButtonsProps) {
  const last = step === LAST_STEP;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
      {step > 0 ? (
        <Button type="button" onClick={() => onStep(step - 1)} disabled={pending} className="noscript:hidden">
          Back
        </Button>
      ) : null}
      {last ? null : (
        <Button
          type="button"
          variant="primary"
          onClick={() => onStep(step + 1)}
          className="ml-auto min-w-32 noscript:hidden"
        >
          Next
        </Button>
      )}
      <Button
        variant="signal"
        size="lg"
        pending={pending}
        pendingText="Generating..."
        onClick={onlyOnce}
        className={clsx("ml-auto", !last && "script:hidden")}
      >
        Generate Website
      </Button>
    </div>
  );
}
