import { z } from "zod";

/** The cookie by which a browser says where its owner is. */
export const ZONE_COOKIE = "plinth_zone";

/** A time zone as browsers name it, such as Europe/Lisbon; null for what is none. */
export const timeZone = z.string().max(64).refine(isZone).nullable().catch(null);

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
