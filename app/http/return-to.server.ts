import { createCookie } from "@remix-run/node";
import { env } from "~/lib/env.server";

const returnCookie = createCookie("plinth_return", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_ORIGIN.startsWith("https:"),
  maxAge: 10 * 60,
});

/** A path of our own app, or home: an address of another site must never be a way out. */
export function safePath(path: string | null): string {
  if (!path?.startsWith("/") || !URL.canParse(path, env.APP_ORIGIN)) return "/";
  const { origin, pathname, search } = new URL(path, env.APP_ORIGIN);
  // What begins with two slashes (`/.//host` does, taken apart) names another host.
  const isOurs = origin === new URL(env.APP_ORIGIN).origin && !pathname.startsWith("//");
  return isOurs ? pathname + search : "/";
}

/** Adds to an answer the memory of the page that sent the visitor to sign in (`?returnTo=`). */
export async function rememberReturn(request: Request, answer: Response): Promise<Response> {
  const returnTo = safePath(new URL(request.url).searchParams.get("returnTo"));
  if (returnTo !== "/") answer.headers.append("set-cookie", await returnCookie.serialize(returnTo));
  return answer;
}

/** Where to go after signing in, with the header that forgets it. */
export async function takeReturn(request: Request): Promise<{ path: string; header: string }> {
  const path: unknown = await returnCookie.parse(request.headers.get("cookie"));
  return {
    path: safePath(typeof path === "string" ? path : null),
    header: await returnCookie.serialize("", { maxAge: 0 }),
  };
}
