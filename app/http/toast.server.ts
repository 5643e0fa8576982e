import { createCookie, redirect } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/lib/env.server";

const flash = z.object({
  title: z.string(),
  description: z.string().optional(),
  variant: z.enum(["default", "warning", "destructive"]).default("default"),
});
/** A message shown once on the next page. */
export type FlashToast = z.infer<typeof flash>;

// Signed: nobody may put words into our mouth by planting a cookie.
const toastCookie = createCookie("plinth_toast", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_ORIGIN.startsWith("https:"),
  maxAge: 60,
  secrets: [env.SESSION_SECRET],
});

/** A header that shows a toast on the next page. */
export const toastHeader = (toast: z.input<typeof flash>) => toastCookie.serialize(toast);

/** Reads the toast that waits for this page, with the header that takes it away; both empty where there is none. */
export async function takeToast(request: Request): Promise<{ toast: FlashToast | null; headers: HeadersInit }> {
  const parsed = flash.safeParse(await toastCookie.parse(request.headers.get("cookie")));
  if (!parsed.success) return { toast: null, headers: {} };
  return { toast: parsed.data, headers: { "set-cookie": await toastCookie.serialize("", { maxAge: 0 }) } };
}

/** Sends the browser on, with a toast on the page it comes to. */
export async function redirectWithToast(url: string, toast: z.input<typeof flash>) {
  return redirect(url, { headers: { "set-cookie": await toastHeader(toast) } });
}
