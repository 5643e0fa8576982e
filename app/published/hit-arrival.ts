import { z } from "zod";

/** What a visitor did: saw a page, did something on it such as sending a form, or left it. */
export const HIT_KINDS = ["view", "event", "end"] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Why a hit is not counted; a closed list, which the database checks too. */
const DROP_REASONS = [
  "bot",
  "datacentre",
  "spam referrer",
  "own checker",
  "foreign host",
  "owner preview",
  "rate limit",
  "malformed",
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** What a visitor looks at a site with. */
export const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** 64 bits as a signed number in text, since JSON has no such number. */
const visitorId = z.string().regex(/^-?\d{1,19}$/);

const countedHit = z.object({
  deploymentId: z.number().int().positive(),
  visitorId,
  /** The same visitor's id with the salt of the day before, in the first half hour of a day. */
  priorVisitorId: visitorId.nullable(),
  kind: z.enum(HIT_KINDS),
  /** Within the site, without its query. */
  path: z.string(),
  /** Host that the visitor came from; null for none, or for the site itself. */
  referrer: z.string().nullable(),
  // Rows of an older renderer, or in a spool of one, lack what follows.
  /** Source, medium and name of the campaign in the page's address, as a JSON array of three texts; null for none. */
  campaign: z.string().nullable().default(null),
  /** ISO 3166-1 alpha-2, of the address that is kept nowhere; null where it is not known. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  device: z.enum(DEVICES).nullable().default(null),
});
export type CountedHit = z.infer<typeof countedHit>;

const droppedHit = z.object({ deploymentId: z.number().int().positive(), dropped: z.enum(DROP_REASONS) });

/** What a renderer hands on of a hit: no address and no user agent. */
export const hitArrival = z.union([countedHit, droppedHit]);
export type HitArrival = z.infer<typeof hitArrival>;
