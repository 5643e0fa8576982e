import { daysAt } from "../../../../facts/hours-grammar";
import { hoursTokens } from "../../../../facts/hours-tokens";
import { timesIn } from "../../../../operations/facts/time-style";

/** New hours as an owner says them. No days means all days that are open. Minutes from midnight. */
export interface HoursWish {
  weekdays: number[];
  closed: boolean;
  opens?: number;
  closes?: number;
}

const TOPIC = /\b(?:open|opens|opening|opened|close|closes|closing|closed|shut|shuts|hours|times)\b/i;
const NOT_ABOUT =
  /"|\b(?:colour|font|size|bigger|smaller|section|headline|heading|button|text|hide|show|move|delete|remove|style|background|space)\b/i;
const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?|noon|midday|midnight`;
const RANGE = new RegExp(`(?:${TIME})\\s?(?:uhr)?\\s?(?:-|–|—|to|till|until|til|and|bis)\\s?(?:${TIME})`, "i");

/**
 * Reads 'we now close at 6pm on Fridays', 'closed on Mondays', 'open Saturdays 9-2'; null when it is about something
 * else.
 */
export function readHoursWish(request: string): HoursWish | null {
  const found = daysIn(request);
  const rest = found ? `${request.slice(0, found.start)} ${request.slice(found.end)}` : request;
  const days = found?.weekdays ?? [];
  if (NOT_ABOUT.test(request) || !(TOPIC.test(request) || (found && RANGE.test(rest) && request.split(" ").length < 9)))
    return null;
  if (
    /\b(?:closed|shut)\b|\b(?:do not|don't|not|no longer|never|stop) open(?:ing)?\b|\bwe (?:close|shut)(?:\s*(?:on|all day))?$/i.test(
      rest.trim(),
    ) &&
    timesIn(rest).length === 0
  )
    return found ? { weekdays: days, closed: true } : null;
  const range = RANGE.exec(rest);
  if (range) return between(days, range[0]);
  const [time, another] = timesIn(rest);
  if (!time || another) return null;
  const closes = /\bclos(?:e|es|ing)\b|\buntil\b|\btill\b|\bshuts?\b/i.test(rest) && !/\bopening\b/i.test(rest);
  return {
    weekdays: days,
    closed: false,
    ...(closes ? { closes: time.bare ? afternoon(time.minutes) : time.minutes } : { opens: time.minutes }),
  };
}

/** The latest days named: 'Monday to Thursday' as one. */
function daysIn(request: string): { weekdays: number[]; start: number; end: number } | null {
  const tokens = hoursTokens(request);
  for (let at = 0; at < tokens.length; at += 1) {
    const days = daysAt(tokens, at);
    if (days && days.weekdays.length > 0) return { weekdays: days.weekdays, start: days.start, end: days.end };
  }
  return null;
}

function between(weekdays: number[], range: string): HoursWish {
  const [first, last] = timesIn(range);
  const opens =
    first!.bare && last && !last.bare && /p/i.test(range) && first!.minutes > last.minutes % 720
      ? first!.minutes
      : first!.minutes;
  const closes = last!.bare && last!.minutes <= opens ? last!.minutes + 720 : last!.minutes;
  return { weekdays, closed: false, opens, closes };
}

/** Nobody closes at six in the morning without saying so. */
const afternoon = (minutes: number) => (minutes < 720 ? minutes + 720 : minutes);
