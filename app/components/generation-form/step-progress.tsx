import clsx from "clsx";
import { STEPS } from "./steps";

/** How far one is, and the way to each step. Means nothing without script, where all steps are seen. */
export function StepProgress({ current, onStep }: { current: number; onStep: (index: number) => void }) {
  return (
    <nav aria-label="Steps" className="noscript:hidden">
      <ol className="grid grid-cols-4 gap-1 sm:gap-3">
        {STEPS.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === current ? "step" : undefined}
              onClick={() => onStep(index)}
              className={clsx(
                "flex min-h-11 w-full flex-col border-t-4 pt-2 text-left text-xs leading-snug hover:text-ink sm:flex-row sm:gap-2 sm:text-sm",
                index < current && "border-ink text-ink",
                index === current && "border-signal font-semibold text-ink",
                index > current && "border-line text-muted hover:border-edge",
              )}
            >
              <span aria-hidden="true" className="tabular-nums">
                {index + 1}
              </span>
              <span className="w-full wrap-anywhere hyphens-auto">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
