import { redirect } from "@remix-run/node";
import { apiRoute } from "~/http/api-route.server";
import { rememberReturn } from "~/http/return-to.server";
import { readUser } from "~/http/session.server";
import { authenticator } from "~/integrations/oauth/authenticator.server";

/** Starts signing in at the identity provider; who is signed in already goes home. */
async function startSigningIn(request: Request) {
  if (await readUser(request)) return redirect("/");
  const auth = await authenticator();
  try {
    await auth.authenticate("oidc", new Request(new URL("/api/login", request.url), request));
  } catch (answer) {
    if (answer instanceof Response) return rememberReturn(request, answer);
    throw answer;
  }
  return redirect("/");
}

const route = apiRoute("public", { GET: ({ request }) => startSigningIn(request) });
export const loader = route.loader;
export const action = route.action;
