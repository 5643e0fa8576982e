import { z } from "zod";
import { ZONE_COOKIE } from "~/lib/time-zone";

/** A time zone as browsers name it, such as Europe/Lisbon; null for what is none. */
const timeZone = z.string().max(64).refine(isZone).nullable().catch(null);

/** Where this browser is, as its script said on a page before; null where it never did. */
export function readTimeZone(request: Request): string | null {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  const said = cookies.find(([name]) => name === ZONE_COOKIE)?.[1];
  return timeZone.parse(said?.replaceAll("%2F", "/") ?? null);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
