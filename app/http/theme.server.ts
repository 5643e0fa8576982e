import { createCookie } from "@remix-run/node";
import { env } from "~/lib/env.server";
import { themeOf, type Theme } from "~/lib/theme";

// Not signed and of no account: it says how this browser shows our screens, also before anybody signs in.
const themeCookie = createCookie("plinth_theme", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_ORIGIN.startsWith("https:"),
  maxAge: 365 * 24 * 60 * 60,
});

/** How this browser is to show our screens. The page is sent in it, so that nothing flashes. */
export const readTheme = async (request: Request): Promise<Theme> =>
  themeOf(await themeCookie.parse(request.headers.get("cookie")));

/** A header that keeps it; the device's own needs no cookie. */
export const themeHeader = (chosen: Theme): Promise<string> =>
  chosen === "device" ? themeCookie.serialize("", { maxAge: 0 }) : themeCookie.serialize(chosen);
