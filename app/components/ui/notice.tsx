import clsx from "clsx";
import type { ReactNode } from "react";

const TONES = {
  info: "border-line before:bg-edge",
  success: "border-line before:bg-success",
  warning: "border-warning before:bg-warning",
  danger: "border-danger before:bg-danger",
};

type NoticeProps = {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  /** Announce it at once: for a notice that appears as the answer to what the person just did. */
  live?: boolean;
  className?: string;
};

/** Something to know before going on, standing in the page (a toast passes, this stays). */
export function Notice({ tone = "info", title, children, live = false, className }: NoticeProps) {
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      className={clsx(
        "flex gap-3 rounded-sm border bg-surface px-4 py-3 before:mt-2 before:size-2 before:shrink-0 before:content-['']",
        TONES[tone],
        className,
      )}
    >
      <div className="grid min-w-0 content-start gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      </div>
    </div>
  );
}
