import clsx from "clsx";

const PATHS = {
  back: "M13.5 8h-11m4-4-4 4 4 4",
  check: "M3 8.5 6.5 12 13 4.5",
  close: "M3.5 3.5l9 9m0-9l-9 9",
  copy: "M5.5 5.5h7v8h-7zM10.5 5.5v-3h-7v8h2",
  down: "M3.5 6 8 10.5 12.5 6",
  full: "M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  menu: "M2 5h12M2 11h12",
  next: "M2.5 8h11m-4-4 4 4-4 4",
  outside: "M6 3.5H3v9.5h9.5v-3M9 2.5h4.5V7m0-4.5L7.5 8.5",
  bin: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.5 9h7l.5-9M6.7 7v4M9.3 7v4",
  undo: "M5.5 3l-3 3 3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6",
  redo: "M10.5 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10",
  up: "M3.5 10 8 5.5 12.5 10",
  shown: "M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM8 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
  hidden: "M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM3.5 13l9-10",
  grip: "M5.5 4v.01M5.5 8v.01M5.5 12v.01M10.5 4v.01M10.5 8v.01M10.5 12v.01",
  warning: "M8 2.5 14.5 13.5h-13zM8 6.5v3.5M8 11.4v.6",
} as const;

export type IconName = keyof typeof PATHS;

/**
 * A drawing of 16 by 16 that follows the text's size and colour. Says nothing to screen readers: name the control
 * itself.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
      className={clsx("size-[1em] shrink-0", className)}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
