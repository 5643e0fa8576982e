import { useHydrated } from "~/components/ui/use-hydrated";
import { useTimeZone } from "~/components/ui/time-zone";
import { SCREEN_LOCALE } from "~/lib/languages";

const SHORT = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
const here = new Intl.DateTimeFormat(SCREEN_LOCALE, SHORT);
// Where the owner is not known, it says which time it means.
const universal = new Intl.DateTimeFormat(SCREEN_LOCALE, { ...SHORT, timeZone: "UTC", timeZoneName: "short" });

/** A date with its time in words, where the owner is. */
export function useMoment(at: Date | string): string {
  const isHydrated = useHydrated();
  const zone = useTimeZone();
  if (isHydrated) return here.format(new Date(at));
  const told = zone ? new Intl.DateTimeFormat(SCREEN_LOCALE, { ...SHORT, timeZone: zone }) : universal;
  return told.format(new Date(at));
}

/** A date with its time, where the owner is. */
export function Moment({ at, className }: { at: Date | string; className?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {useMoment(at)}
    </time>
  );
}
