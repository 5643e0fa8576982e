import clsx from "clsx";
import type { ReactNode } from "react";

const TONES = {
  neutral: "text-muted before:bg-edge",
  success: "text-success before:bg-success",
  warning: "text-warning before:bg-warning",
  danger: "text-danger before:bg-danger",
  signal: "text-signal-text before:bg-signal",
};

/** A state in one or two words. The words carry it; the colour only repeats them. */
export function Badge({ tone = "neutral", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-2 whitespace-nowrap text-sm font-semibold before:size-2 before:content-['']",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
