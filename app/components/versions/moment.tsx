import { useHydrated } from "~/components/ui/use-hydrated";

const SHORT = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
const here = new Intl.DateTimeFormat("en-US", SHORT);
// The server does not know where the owner is; it says which time it means.
const universal = new Intl.DateTimeFormat("en-US", { ...SHORT, timeZone: "UTC", timeZoneName: "short" });

/** A date with its time, where the owner is. */
export function Moment({ at, className }: { at: Date | string; className?: string }) {
  const hydrated = useHydrated();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} className={className}>
      {(hydrated ? here : universal).format(date)}
    </time>
  );
}
