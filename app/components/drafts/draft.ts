import { z } from "zod";
import { DAY_MS } from "~/lib/utc-day";

/** At most so many drafts of one kind are kept for an account; the oldest go first. */
export const MOST_DRAFTS = 5;
/** What nobody came back for in 30 days goes. */
export const LONGEST_MS = 30 * DAY_MS;
/** The most that one draft holds, in characters of JSON: a website as it was read and as it is now, of 2 MB each. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** Whose draft it is, and of what: the `id` is the post's or the website's, or `new`. */
const draftOf = z.object({
  owner: z.number().int(),
  kind: z.enum(["post", "website", "contact-form", "brief"]),
  id: z.union([z.number().int(), z.literal("new")]),
});
export type DraftOf = z.infer<typeof draftOf>;

/**
 * What was typed and not saved, as this device keeps it. Browsers hand it back years later, so it is read like any
 * input.
 */
export const storedDraft = draftOf.extend({
  /** The form or the editor, in its tab, that keeps it. Each has one draft. */
  holder: z.string(),
  /** When it was last written, in milliseconds. */
  at: z.number(),
  /** It was to be saved when the session had ended: after sign-in it comes back without a question. */
  resumes: z.boolean(),
  content: z.unknown(),
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** Files that were chosen in a form, each with the name of its field. */
export const keptFiles = z.array(z.object({ field: z.string(), file: z.file() }));
export type KeptFile = z.infer<typeof keptFiles>[number];

/** Whether it can be kept here. */
export const fits = (content: unknown) => JSON.stringify(content).length <= MOST_CHARACTERS;

/** The draft to ask about: the last one written that no other tab is busy with. */
export function lastLeft(drafts: StoredDraft[], open: Set<string>): StoredDraft | null {
  const left = drafts.filter(({ holder }) => !open.has(holder));
  return left.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** When a draft was written, as its owner's clock says it; on another day with the day. */
export function whenWritten(at: number, now: number, locale?: string): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = then.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (then.toDateString() === today.toDateString()) return time;
  return `${then.toLocaleDateString(locale, { day: "numeric", month: "long" })}, ${time}`;
}
