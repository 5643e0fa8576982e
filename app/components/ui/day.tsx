import { dayInWords, shortDay } from "~/lib/day-words";
import { useOwnZone } from "./time-zone";

/** The day of a moment where its reader is; `long` writes the month's name out. */
export function Day({ at, long = false }: { at: Date | string; long?: boolean }) {
  const words = long ? dayInWords : shortDay;
  return <time dateTime={new Date(at).toISOString()}>{words(at, useOwnZone())}</time>;
}
