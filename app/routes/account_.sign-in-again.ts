import { beginFreshSignIn } from "~/http/begin-sign-in.server";
import { isTooLate, readDeletion, rememberDeletion, type DeletionRequest } from "~/http/deletion-request.server";
import { failureReason } from "~/http/failure-reason.server";
import { pageResource } from "~/http/page-resource.server";
import { redirectWithToast } from "~/http/toast.server";
import { escapeHtml } from "~/lib/escape-html";
import { NOT_DELETED, TOO_LATE } from "~/modules/accounts/delete-form";

/**
 * Leads who asked to delete the account to sign in once more. A page of its own: browsers let no form lead to another
 * host.
 */
export const loader = pageResource(async ({ request, actor }) => {
  const asked = await readDeletion(request);
  if (asked?.userId !== actor.userId || isTooLate(asked)) return notDeleted(TOO_LATE);
  try {
    return await leadToSignIn(request, asked);
  } catch (error) {
    return notDeleted(failureReason(error, "a sign-in that confirms a deletion could not begin", NOT_DELETED));
  }
}, "user");

const notDeleted = (description: string) =>
  redirectWithToast("/account", { title: "Account Not Deleted", description, variant: "destructive" });

async function leadToSignIn(request: Request, asked: DeletionRequest): Promise<Response> {
  const { address, state, cookies } = await beginFreshSignIn(request);
  const headers = new Headers({
    refresh: `0; url=${address}`,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  });
  for (const cookie of [...cookies, await rememberDeletion({ ...asked, state })]) headers.append("set-cookie", cookie);
  return new Response(page(address), { headers });
}

const page = (address: string) =>
  `<!doctype html><html lang="en"><title>Sign in again</title><p><a href="${escapeHtml(address)}">Sign in again</a> to go on.</p></html>`;
