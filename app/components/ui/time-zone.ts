import { createContext, useContext } from "react";
import { SCREEN_LOCALE } from "~/lib/languages";
import { ZONE_COOKIE } from "~/lib/time-zone";
import { useHydrated } from "./use-hydrated";

const ZoneContext = createContext<string | null>(null);

/** Hands down where the browser is; null where that is not known. */
export const TimeZone = ZoneContext.Provider;

const LocaleContext = createContext(SCREEN_LOCALE);

/** Hands down how the reader of a page writes days and times. */
export const Locale = LocaleContext.Provider;

/** How the reader of a page writes days and times. */
export const useLocale = () => useContext(LocaleContext);

/** Where the browser is, as the server knows it; null where it does not. */
export const useTimeZone = () => useContext(ZoneContext);

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the reader of a page is, for its days; UTC where that is not known. */
export function useOwnZone(): string {
  const told = useTimeZone();
  return useHydrated() ? zoneHere() : (told ?? "UTC");
}

const YEAR_S = 365 * 24 * 60 * 60;

/** Tells the server where the browser is, for the pages that come next. */
export function keepTimeZone(page: Document): void {
  page.cookie = `${ZONE_COOKIE}=${encodeURIComponent(zoneHere())}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}
