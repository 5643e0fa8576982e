import { authenticator } from "~/integrations/oauth/authenticator.server";

/**
 * The redirect to the identity provider, with the cookie that its answer is held against. Nothing of the request's own
 * address goes with it.
 */
export async function beginSignIn(request: Request): Promise<Response> {
  const auth = await authenticator();
  try {
    await auth.authenticate("oidc", new Request(new URL("/api/login", request.url), request));
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
  throw new Error("The sign-in did not lead to the identity provider.");
}

/**
 * The same for somebody who is signed in already: the provider is told to ask who it is all the same (OpenID Connect,
 * `prompt`).
 */
export async function beginFreshSignIn(
  request: Request,
): Promise<{ address: string; state: string; cookies: string[] }> {
  const { headers } = await beginSignIn(request);
  const address = new URL(headers.get("location")!);
  address.searchParams.set("prompt", "login");
  return { address: address.href, state: address.searchParams.get("state")!, cookies: headers.getSetCookie() };
}
