import clsx from "clsx";

export type ButtonStyle = {
  /**
   * primary: the one main action of a screen; signal: the start of something new; quiet: no frame; danger: takes away.
   */
  variant?: "primary" | "signal" | "secondary" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  className?: string;
};

const VARIANTS = {
  primary: "border-ink bg-ink text-on-ink hover:border-muted hover:bg-muted",
  signal: "border-signal bg-signal text-on-signal hover:border-signal-text hover:bg-signal-text",
  secondary: "border-edge bg-surface text-ink hover:border-ink hover:bg-sunken",
  quiet: "border-transparent bg-transparent text-ink hover:bg-sunken",
  danger: "border-danger bg-transparent text-danger hover:bg-danger hover:text-on-danger",
};

const SIZES = {
  sm: "min-h-8 px-3 text-sm pointer-coarse:min-h-11",
  md: "min-h-10 px-4 text-base pointer-coarse:min-h-12",
  lg: "min-h-12 px-6 text-lg pointer-coarse:min-h-14",
};

/** Classes that make a link or a button look like a button of the product. */
export function buttonClass({ variant = "secondary", size = "md", className }: ButtonStyle) {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded-sm border py-1 font-medium leading-tight whitespace-nowrap select-none",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
