import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { readDeletion } from "~/http/deletion-request.server";
import { finishDeletion } from "~/http/finish-deletion.server";
import { takeReturn } from "~/http/return-to.server";
import { openSessionHeader, readSessionId } from "~/http/session.server";
import { redirectWithToast } from "~/http/toast.server";
import { authenticator, clearStateCookie } from "~/integrations/oauth/authenticator.server";
import type { Profile } from "~/integrations/oauth/userinfo.server";
import { log } from "~/lib/log.server";
import { findBinnedAccount } from "~/modules/accounts/put-back-account.server";
import { signIn } from "~/modules/accounts/sign-in.server";

/** Where the identity provider sends the visitor back to. */
export async function loader({ request }: LoaderFunctionArgs) {
  const state = new URL(request.url).searchParams.get("state");
  // Without a state the strategy would start a new sign-in here.
  if (!state) return signInFailed(new Error("no state in the callback"));
  try {
    const profile = await (await authenticator()).authenticate("oidc", request);
    const deletion = await readDeletion(request);
    const answer =
      deletion?.state === state ? await finishDeletion(request, deletion, profile) : await enter(request, profile);
    const clearState = clearStateCookie(request);
    if (clearState) answer.headers.append("set-cookie", clearState);
    return answer;
  } catch (error) {
    return signInFailed(error);
  }
}

async function enter(request: Request, profile: Profile): Promise<Response> {
  const sessionId = await signIn({ profile, previousSessionId: await readSessionId(request) });
  const back = await takeReturn(request);
  const headers = new Headers({ "set-cookie": await openSessionHeader(sessionId) });
  headers.append("set-cookie", back.header);
  // Of a deleted account nothing else is open.
  return redirect((await findBinnedAccount(sessionId)) ? "/account/put-back" : back.path, { headers });
}

function signInFailed(error: unknown) {
  log.warn("sign-in failed", error);
  return redirectWithToast("/", {
    title: "Sign In Failed",
    description: "You were not signed in. Please try again.",
    variant: "destructive",
  });
}
