import { useHydrated } from "~/components/ui/use-hydrated";
import { useLocale, useTimeZone } from "~/components/ui/time-zone";

const SHORT = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
/** A date with its time in words, where the owner is. */
export function useMoment(at: Date | string): string {
  const isHydrated = useHydrated();
  const zone = useTimeZone();
  const locale = useLocale();
  const where = isHydrated ? {} : { timeZone: zone ?? "UTC" };
  // Where the owner is not known, it says which time it means.
  const named = isHydrated || zone ? {} : ({ timeZoneName: "short" } as const);
  return new Intl.DateTimeFormat(locale, { ...SHORT, ...where, ...named }).format(new Date(at));
}

/** A date with its time, where the owner is. */
export function Moment({ at, className }: { at: Date | string; className?: string }) {
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {useMoment(at)}
    </time>
  );
}
