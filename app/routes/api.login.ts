import { redirect } from "@remix-run/node";
import { apiRoute } from "~/http/api-route.server";
import { beginSignIn } from "~/http/begin-sign-in.server";
import { readReturnTo, rememberReturn } from "~/http/return-to.server";
import { readUser } from "~/http/session.server";

/** Starts signing in at the identity provider; who is signed in already goes where they wanted to be. */
async function startSigningIn(request: Request) {
  if (await readUser(request)) return redirect(readReturnTo(request));
  return rememberReturn(request, await beginSignIn(request));
}

const route = apiRoute("public", { GET: ({ request }) => startSigningIn(request) });
export const loader = route.loader;
export const action = route.action;
