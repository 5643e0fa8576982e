import { z } from "zod";
import { isClosed, type HoursRow } from "./hours-rows";

const minutes = z.int().min(0).max(2880);
export const hoursSchema = z.object({
  /** 0 = Monday; none means all days that are open. */
  weekdays: z.array(z.int().min(0).max(6)),
  closed: z.boolean(),
  /** Minutes from midnight; what is not said stays. */
  opens: minutes.optional(),
  closes: minutes.optional(),
});

/** Opening hours as they are from now on. */
export type NewHours = z.infer<typeof hoursSchema>;

/** Whether a row is about days that are to change. */
export const isMeant = (row: HoursRow, { weekdays }: NewHours): boolean =>
  weekdays.length === 0 ? !isClosed(row) : row.weekdays.some((day) => weekdays.includes(day));

/** Whether nothing of the days' hours stays as it was. */
export const isWhole = ({ closed, opens, closes }: NewHours): boolean =>
  closed || (opens !== undefined && closes !== undefined);
