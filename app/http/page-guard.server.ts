import { data } from "@remix-run/node";
import { isDatabaseUnreachable } from "~/lib/database-unreachable";
import type { CurrentUser } from "~/modules/accounts/find-user.server";
import { readVisitor, type Actor, type Visitor } from "./guards.server";

/** Pages that send an anonymous visitor to sign in; every other page is simply not there for them. */
const SIGN_IN_PAGES = ["/dashboard", "/content", "/seo-analytics", "/account"];

/** A page that does not exist for this visitor, whoever else it may exist for. */
export const pageNotFound = () => data(null, { status: 404 });

/** Reads who asks for a page. @throws 503 while the database cannot be reached */
export async function readPageVisitor(request: Request): Promise<Visitor> {
  return readVisitor(request).catch((error: unknown) => {
    throw isDatabaseUnreachable(error) ? data(null, { status: 503 }) : error;
  });
}

/**
 * Lets a subscriber into a page of the app.
 * @throws 401 where the page leads to sign-in, 404 on every other page that the visitor may not have
 */
export async function requireSubscriberPage(request: Request): Promise<{ user: CurrentUser; actor: Actor }> {
  const visitor = await readPageVisitor(request);
  if (visitor.state === "subscriber") return visitor;
  throw refusal(request, visitor);
}

/** Lets any signed-in user into a page. @throws as `requireSubscriberPage` for everybody else */
export async function requireUserPage(request: Request): Promise<Exclude<Visitor, { state: "anonymous" }>> {
  const visitor = await readPageVisitor(request);
  if (visitor.state !== "anonymous") return visitor;
  throw refusal(request, visitor);
}

function refusal(request: Request, visitor: Visitor) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const leadsToSignIn = visitor.state === "anonymous" && SIGN_IN_PAGES.includes(path);
  return leadsToSignIn ? data(null, { status: 401 }) : pageNotFound();
}
