import { createCookie } from "@remix-run/node";
import { env } from "~/lib/env.server";
import { findUserBySession, type CurrentUser } from "~/modules/accounts/find-user.server";
import { SESSION_LIFETIME_MS } from "~/modules/accounts/open-sessions";

/** The cookie holds a session's id and nothing else. */
const sessionCookie = createCookie(cookieName(), {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.APP_ORIGIN.startsWith("https:"),
  maxAge: SESSION_LIFETIME_MS / 1000,
});

// The prefix makes browsers refuse the cookie from anything but this very host over https.
function cookieName() {
  return env.APP_ORIGIN.startsWith("https:") ? "__Host-plinth_session" : "plinth_session";
}

/** The session id that a request carries, or null. */
export async function readSessionId(request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length > 0 ? value : null;
}

const users = new WeakMap<Request, Promise<CurrentUser | null>>();

/** The signed-in user of a request, or null. Loaders of one document share the look-up. */
export function readUser(request: Request): Promise<CurrentUser | null> {
  const known = users.get(request) ?? lookUp(request);
  users.set(request, known);
  return known;
}

async function lookUp(request: Request) {
  const id = await readSessionId(request);
  return id ? findUserBySession(id) : null;
}

/** A header that opens a session in the browser. */
export const openSessionHeader = (sessionId: string) => sessionCookie.serialize(sessionId);

/** Takes the session away from the browser, and what pages of ours keep there: drafts are for who is signed in. */
export async function closeSession(headers: Headers): Promise<void> {
  headers.append("set-cookie", await sessionCookie.serialize("", { maxAge: 0 }));
  headers.set("clear-site-data", '"storage"');
}
