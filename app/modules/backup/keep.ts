import { DAY_MS } from "~/lib/utc-day";
import { timeOf } from "./names";

/** How many backups are kept, of so many periods that have one: the newest of each. */
const KEPT = [
  { count: 7, periodOf: (time: Date) => time.toISOString().slice(0, 10) },
  { count: 4, periodOf: weekOf },
  { count: 12, periodOf: (time: Date) => time.toISOString().slice(0, 7) },
];

/** 5 January 1970, a Monday. */
const FIRST_MONDAY = 4;

/**
 * Chooses among files those backups that no longer need to be kept: beside the newest of seven days, of four weeks and
 * of twelve months. Days without a backup do not count, so where none are made any more none go. Other files are not
 * named.
 */
export function backupsToRemove(names: string[]): string[] {
  const backups = names.filter((name) => timeOf(name)).sort((a, b) => timeOf(b)!.getTime() - timeOf(a)!.getTime());
  const kept = new Set(KEPT.flatMap(({ count, periodOf }) => newestOf(backups, periodOf).slice(0, count)));
  return backups.filter((name) => !kept.has(name));
}

/** The newest of each period, the newest period first. */
function newestOf(backups: string[], periodOf: (time: Date) => string): string[] {
  const newest = new Map<string, string>();
  for (const name of backups) {
    const period = periodOf(timeOf(name)!);
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()];
}

function weekOf(time: Date): string {
  return String(Math.floor((time.getTime() / DAY_MS - FIRST_MONDAY) / 7));
}
