import { useHydrated } from "~/components/ui/use-hydrated";
import { SCREEN_LOCALE } from "~/lib/languages";

const SHORT = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
const here = new Intl.DateTimeFormat(SCREEN_LOCALE, SHORT);
// The server does not know where the owner is; it says which time it means.
const universal = new Intl.DateTimeFormat(SCREEN_LOCALE, { ...SHORT, timeZone: "UTC", timeZoneName: "short" });

/** A date with its time in words, where the owner is. */
export function useMoment(at: Date | string): string {
  return (useHydrated() ? here : universal).format(new Date(at));
}

/** A date with its time, where the owner is. */
export function Moment({ at, className }: { at: Date | string; className?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {useMoment(at)}
    </time>
  );
}
