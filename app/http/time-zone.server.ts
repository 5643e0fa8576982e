import { timeZone, ZONE_COOKIE } from "~/lib/time-zone";

/** Where this browser is, as its script said on a page before; null where it never did. */
export function readTimeZone(request: Request): string | null {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  const said = cookies.find(([name]) => name === ZONE_COOKIE)?.[1];
  return timeZone.parse(said?.replaceAll("%2F", "/") ?? null);
}
