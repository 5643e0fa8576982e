import type { Profile } from "~/integrations/oauth/userinfo.server";
import { deleteAccount } from "~/modules/accounts/delete-account.server";
import { NOT_DELETED, TOO_LATE } from "~/modules/accounts/delete-form";
import { isOwnIdentity } from "~/modules/accounts/is-own-identity.server";
import { ACCOUNT_DAYS } from "~/modules/bin/bin-days";
import { forgetDeletion, isTooLate, type DeletionRequest } from "./deletion-request.server";
import { failureReason } from "./failure-reason.server";
import { closeSession, readUser } from "./session.server";
import { redirectWithToast } from "./toast.server";

const DELETED = {
  title: "Account Deleted",
  description: `Sign in again within ${ACCOUNT_DAYS} days to put it back. After that it is gone for good.`,
};
const SOMEBODY_ELSE = "You signed in with another account than the one that was to be deleted. Nothing was deleted.";

/**
 * Deletes the account that was asked for, now that its owner has signed in once more; the answer leads to where it says
 * what happened.
 */
export async function finishDeletion(request: Request, asked: DeletionRequest, profile: Profile): Promise<Response> {
  const refusal = await refusalOf(request, asked, profile);
  const answer = refusal
    ? await redirectWithToast("/account", {
        title: "Account Not Deleted",
        description: refusal,
        variant: "destructive",
      })
    : await redirectWithToast("/", DELETED);
  answer.headers.append("set-cookie", await forgetDeletion());
  if (!refusal) await closeSession(answer.headers);
  return answer;
}

async function refusalOf(request: Request, asked: DeletionRequest, profile: Profile): Promise<string | null> {
  if (isTooLate(asked)) return TOO_LATE;
  const user = await readUser(request);
  const actor = { userId: asked.userId };
  if (user?.id !== asked.userId || !(await isOwnIdentity({ actor, ...profile }))) return SOMEBODY_ELSE;
  try {
    await deleteAccount({ actor, email: user.email });
    return null;
  } catch (error) {
    return failureReason(error, "an account could not be deleted", NOT_DELETED);
  }
}
