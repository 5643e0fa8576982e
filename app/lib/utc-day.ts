/** A day in UTC as `YYYY-MM-DD`: such days sort as text. */
export type UtcDay = string;

export const DAY_MS = 24 * 60 * 60 * 1000;

export const dayOf = (at: Date | number): UtcDay => new Date(at).toISOString().slice(0, 10);

/** The first moment of a day. */
export const startOfDay = (day: UtcDay): Date => new Date(`${day}T00:00:00.000Z`);

/** The day so many days later, or earlier for a negative number. */
export const addDays = (day: UtcDay, days: number): UtcDay => dayOf(startOfDay(day).getTime() + days * DAY_MS);

/** Every day from the first to the last, both included. */
export function daysBetween(first: UtcDay, last: UtcDay): UtcDay[] {
  const days: UtcDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
