import { z } from "zod";
import { storedText } from "~/lib/stored-text";
import { HIT_KINDS } from "~/published/hit-arrival";

/** Longest word of a campaign, in characters; the rest is left out. */
const LONGEST_WORD = 100;

const campaignWord = storedText().transform((word) => [...word.trim()].slice(0, LONGEST_WORD).join(""));

/** What the beacon of a site sends (`app/modules/publishing/beacon.ts`). */
const hitCall = z.object({
  /** Name of the site that the page belongs to. */
  site: z.string().min(1).max(253).toLowerCase(),
  kind: z.enum(HIT_KINDS),
  /** Host, with its port, and path of the page as the browser shows them. */
  host: z.string().max(261),
  path: storedText().max(2_048).startsWith("/"),
  referrer: z.string().max(4_096),
  /** Whether the page is part of another one. */
  framed: z.boolean(),
  /**
   * `utm_source`, `utm_medium` and `utm_campaign` of the page's address. Older beacons do not say them, and what is no
   * campaign is none.
   */
  campaign: z.tuple([campaignWord, campaignWord, campaignWord]).catch(["", "", ""]),
});
export type HitCall = z.infer<typeof hitCall>;

/** Reads a beacon's body: what it says, and the site it names even when the rest makes no sense. */
export function readHitCall(body: string): { call: HitCall | null; site: string | null } {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { call: null, site: null };
  }
  const named = hitCall.pick({ site: true }).safeParse(value);
  return { call: hitCall.safeParse(value).data ?? null, site: named.data?.site ?? null };
}

/** An address, or null for text that is none. */
export const parseAddress = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
