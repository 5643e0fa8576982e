import { parseCronItems } from "graphile-worker";
import type { TaskName } from "~/jobs/catalogue";
import { DAY_MS } from "~/lib/utc-day";

// What was due while no worker ran is made up for, within a day.
const item = (task: TaskName, match: string, backfillPeriod = DAY_MS) => ({ task, match, options: { backfillPeriod } });

/** What is done by the clock, in UTC. However many workers there are, each time is done once. */
export const crontab = parseCronItems([
  item("back_up", "37 1 * * *"),
  item("remove_leftovers", "23 3 * * *"),
  // Each batch that arrives adds a job; this is for what a job gave up on.
  item("take_in_arrivals", "41 * * * *"),
  // For what Plinth's own update changes on pages, and for what a job gave up on. A look that was missed needs no
  // making up for.
  item("republish_sites", "*/5 * * * *", 0),
  // What is in the bin goes within the hour after its last day.
  item("empty_bin", "53 * * * *"),
  item("recheck_domains", "11 4 * * *"),
  item("reconcile_subscriptions", "7 2 * * *"),
  // Every hour, though once a day is enough: a renderer needs tomorrow's before the day begins.
  item("keep_salts", "5 * * * *"),
]);
