import { dayInWords, shortDay } from "~/lib/day-words";
import { useLocale, useOwnZone } from "./time-zone";

/** The day of a moment where its reader is; `long` writes the month's name out. */
export function Day({ at, long = false }: { at: Date | string; long?: boolean }) {
  const words = long ? dayInWords : shortDay;
  return <time dateTime={new Date(at).toISOString()}>{words(at, useOwnZone(), useLocale())}</time>;
}

/** The same in a text that is no element, such as a control's name, with the month's name written out. */
export function useDayInWords(): (at: Date | string) => string {
  const zone = useOwnZone();
  const locale = useLocale();
  return (at) => dayInWords(at, zone, locale);
}
