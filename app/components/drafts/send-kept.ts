import { isRouteErrorResponse } from "@remix-run/react";
import { deleteDraft, resumeDraft } from "./draft-store";

/** The field by which a form says who keeps its draft. */
export const DRAFT_FIELD = "draft";

const statusOf = (reason: unknown) =>
  reason instanceof Response || isRouteErrorResponse(reason) ? reason.status : null;

/**
 * Sends a form whose draft is kept. Once it is saved the draft goes; where the session has ended it comes back after
 * sign-in. `notKept` answers the form where the browser keeps nothing: going to sign in would lose what was typed.
 */
export async function sendKept(
  { request }: { request: Request },
  send: () => Promise<unknown>,
  notKept: (intent: string) => unknown,
) {
  const form = await request.clone().formData();
  const holder = form.get(DRAFT_FIELD);
  try {
    return await send();
  } catch (reason) {
    // Empty until the page's script runs.
    if (typeof holder !== "string" || !holder) throw reason;
    const status = statusOf(reason);
    // A success is a redirect, which Remix throws.
    if (status !== null && status < 400) await deleteDraft(holder);
    if (status === 401 && !(await resumeDraft(holder)))
      return Response.json(notKept(String(form.get("intent"))), { status });
    throw reason;
  }
}
