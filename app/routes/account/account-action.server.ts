import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import type { FormReply } from "~/components/ui/use-form-reply";
import { rememberDeletion } from "~/http/deletion-request.server";
import { failureReason } from "~/http/failure-reason.server";
import type { Actor } from "~/http/guards.server";
import { readId } from "~/http/read-input.server";
import { closeSession } from "~/http/session.server";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError } from "~/lib/errors";
import { requireTypedEmail } from "~/modules/accounts/delete-account.server";
import { deleteForm, NOT_DELETED } from "~/modules/accounts/delete-form";
import { revokeAllSignIns, revokeSignIn } from "~/modules/accounts/revoke-sign-ins.server";
import { deleteForGood } from "~/modules/bin/delete-for-good.server";
import { putBackWebsite } from "~/modules/bin/put-back-website.server";
import { TOASTS } from "./account-words";
import { forgetCard, takeDown } from "./left-action.server";
import { putBackToast } from "./put-back-toast";

/** Does what a form of the screen asks for by its `intent`. */
export async function accountAction(actor: Actor, formData: FormData) {
  switch (formData.get("intent")) {
    case "sign-out":
      await revokeSignIn({ actor, signInId: readId(String(formData.get("id"))) });
      return redirectWithToast("/account", TOASTS.signedOut);
    case "sign-out-everywhere":
      await revokeAllSignIns({ actor });
      return leave(TOASTS.signedOutEverywhere);
    case "put-back":
      return putBack(actor, formData.get("id"));
    case "delete-for-good":
      return endInBin(actor, formData.get("ids"));
    case "take-down":
      return takeDown(actor, readId(String(formData.get("id"))));
    case "remove-card":
      return forgetCard(actor);
    case "delete-account":
      return askToDelete(actor, formData);
    default:
      throw data("This form does not say what it wants.", { status: 400 });
  }
}

async function putBack(actor: Actor, id: FormDataEntryValue | null) {
  try {
    return await redirectWithToast(
      "/account",
      putBackToast(await putBackWebsite({ actor, websiteId: readId(String(id)) })),
    );
  } catch (error) {
    return redirectWithToast(
      "/account",
      TOASTS.notPutBack(failureReason(error, "a website could not be put back", "Please try again.")),
    );
  }
}

async function endInBin(actor: Actor, ids: FormDataEntryValue | null) {
  try {
    const count = await deleteForGood({ actor, websiteIds: String(ids).split(",").map(readId) });
    return await redirectWithToast("/account", TOASTS.deletedForGood(count));
  } catch (error) {
    return redirectWithToast(
      "/account",
      TOASTS.notDeletedForGood(failureReason(error, "a website could not be deleted for good", "Please try again.")),
    );
  }
}

/** What was typed is checked at once; the account goes once its owner has signed in again. */
async function askToDelete(actor: Actor, formData: FormData) {
  const submission = parseWithZod(formData, { schema: deleteForm });
  if (submission.status !== "success")
    return data<FormReply>({ kind: "delete-account", submission: submission.reply() }, { status: 400 });
  try {
    await requireTypedEmail({ actor, ...submission.value });
  } catch (error) {
    const known = error instanceof DomainError ? error : null;
    const failure = failureReason(error, "an account could not be deleted", NOT_DELETED);
    const fieldErrors = known?.fieldErrors ?? {};
    // What is wrong with the field stands at the field.
    const atField = Object.keys(fieldErrors).length > 0;
    const reply = {
      kind: "delete-account",
      submission: submission.reply({ fieldErrors }),
      failure: atField ? undefined : failure,
    };
    return data<FormReply>(reply, { status: known?.status ?? 500 });
  }
  const headers = {
    "set-cookie": await rememberDeletion({ userId: actor.userId, askedAt: Date.now() }),
    "x-remix-reload-document": "true",
  };
  return redirect("/account/sign-in-again", { headers });
}

/** Nobody is signed in any more: forgets the session and loads the start page anew, with nothing left of before. */
async function leave(toast: { title: string; description: string }) {
  const answer = await redirectWithToast("/", toast);
  await closeSession(answer.headers);
  answer.headers.set("x-remix-reload-document", "true");
  return answer;
}
