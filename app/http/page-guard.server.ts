import { data } from "@remix-run/node";
import { isDatabaseUnreachable } from "~/lib/database-unreachable";
import type { TurnedAway } from "~/lib/turned-away";
import type { CurrentUser } from "~/modules/accounts/find-user.server";
import { countUnread } from "~/modules/messages/count-unread.server";
import { isClientNavigation } from "./client-navigation";
import { readVisitor, type Actor, type Visitor } from "./guards.server";

/** Pages that send an anonymous visitor to sign in; every other page is simply not there for them. */
const SIGN_IN_PAGES = ["/dashboard", "/content", "/seo-analytics", "/account"];

/**
 * A page that does not exist for this visitor, whoever else it may exist for: what leads on from there depends on who
 * asks. Whether there is one at the address is not said.
 */
export const pageNotFound = (who: TurnedAway = {}) => data(who, { status: 404 });

function turnedAway(visitor: Visitor): TurnedAway {
  if (visitor.state !== "unsubscribed") return { visitor: visitor.state };
  const { firstName, email, profileImageUrl } = visitor.user;
  return { visitor: visitor.state, user: { firstName, email, profileImageUrl } };
}

/** Reads who asks for a page. @throws 503 while the database cannot be reached */
export async function readPageVisitor(request: Request): Promise<Visitor> {
  return readVisitor(request).catch((error: unknown) => {
    throw isDatabaseUnreachable(error) ? data(null, { status: 503 }) : error;
  });
}

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** A user as the header of a page shows it. */
export type HeaderUser = CurrentUser & { unreadMessages: number };

/** Adds what the header shows beside the user. What changes something shows no header, so nothing is counted for it. */
export async function withHeader<Who extends { user: CurrentUser; actor: Actor }>(
  request: Request,
  who: Who,
): Promise<Who & { user: HeaderUser }> {
  const unreadMessages = isRead(request) ? await countUnread(who) : 0;
  return { ...who, user: { ...who.user, unreadMessages } };
}

/**
 * Lets a subscriber into a page of the app.
 * @throws 401 where the page leads to sign-in or a button of an open page was pressed, 404 on every other page that the
 *   visitor may not have
 */
export async function requireSubscriberPage(request: Request): Promise<{ user: HeaderUser; actor: Actor }> {
  const visitor = await readPageVisitor(request);
  if (visitor.state === "subscriber") return withHeader(request, visitor);
  throw refusal(request, visitor);
}

/** Lets any signed-in user into a page. @throws as `requireSubscriberPage` for everybody else */
export async function requireUserPage(
  request: Request,
): Promise<Exclude<Visitor, { state: "anonymous" }> & { user: HeaderUser }> {
  const visitor = await readPageVisitor(request);
  if (visitor.state !== "anonymous") return withHeader(request, visitor);
  throw refusal(request, visitor);
}

/** Somebody has the page open: their session has ended meanwhile, and they are to come back to it. */
const isSentByScript = (request: Request) => !isRead(request) && isClientNavigation(request);

function refusal(request: Request, visitor: Visitor) {
  if (visitor.state !== "anonymous") return pageNotFound(turnedAway(visitor));
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  return SIGN_IN_PAGES.includes(path) || isSentByScript(request)
    ? data(null, { status: 401 })
    : pageNotFound(turnedAway(visitor));
}
