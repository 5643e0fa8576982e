import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { takeReturn } from "~/http/return-to.server";
import { openSessionHeader, readSessionId } from "~/http/session.server";
import { redirectWithToast } from "~/http/toast.server";
import { authenticator, clearStateCookie } from "~/integrations/oauth/authenticator.server";
import { log } from "~/lib/log.server";
import { signIn } from "~/modules/accounts/sign-in.server";

/** Where the identity provider sends the visitor back to. */
export async function loader({ request }: LoaderFunctionArgs) {
  // Without a state the strategy would start a new sign-in here.
  if (!new URL(request.url).searchParams.get("state")) return signInFailed(new Error("no state in the callback"));
  try {
    const profile = await (await authenticator()).authenticate("oidc", request);
    const sessionId = await signIn({ profile, previousSessionId: await readSessionId(request) });
    const back = await takeReturn(request);
    const headers = new Headers({ "set-cookie": await openSessionHeader(sessionId) });
    headers.append("set-cookie", back.header);
    const clearState = clearStateCookie(request);
    if (clearState) headers.append("set-cookie", clearState);
    return redirect(back.path, { headers });
  } catch (error) {
    return signInFailed(error);
  }
}

function signInFailed(error: unknown) {
  log.warn("sign-in failed", error);
  return redirectWithToast("/", {
    title: "Sign In Failed",
    description: "You were not signed in. Please try again.",
    variant: "destructive",
  });
}
