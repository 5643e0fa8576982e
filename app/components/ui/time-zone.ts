import { createContext, useContext } from "react";
import { ZONE_COOKIE } from "~/lib/time-zone";

const ZoneContext = createContext<string | null>(null);

/** Hands down where the browser is; null where that is not known. */
export const TimeZone = ZoneContext.Provider;

/** Where the browser is, as the server knows it; null where it does not. */
export const useTimeZone = () => useContext(ZoneContext);

const YEAR_S = 365 * 24 * 60 * 60;

/** Tells the server where the browser is, for the pages that come next. */
export function keepTimeZone(page: Document): void {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  page.cookie = `${ZONE_COOKIE}=${encodeURIComponent(here)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}
