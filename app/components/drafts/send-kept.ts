import { isRouteErrorResponse } from "@remix-run/react";
import { deleteDraft, resumeDraft } from "./draft-store";

/** The field by which a form says who keeps its draft. */
export const DRAFT_FIELD = "draft";

/** What a form says that would lose something on the way to sign-in. */
export const SIGNED_OUT = "You are signed out. Sign in again in another tab, then press the button here once more.";

const statusOf = (reason: unknown) =>
  reason instanceof Response || isRouteErrorResponse(reason) ? reason.status : null;

interface Answers {
  /** Answers the form where the browser does not keep all of it: going to sign in would lose it. */
  notKept: (intent: string) => unknown;
  /** Whether an answer says that the session has ended, where it comes as one and not as an error. */
  isSignedOut?: (answer: unknown) => boolean;
}

/**
 * Sends a form whose draft is kept. Once it is saved the draft goes; where the session has ended it comes back after
 * sign-in.
 */
export async function sendKept(
  { request }: { request: Request },
  send: () => Promise<unknown>,
  { notKept, isSignedOut = () => false }: Answers,
) {
  const form = await request.clone().formData();
  const holder = form.get(DRAFT_FIELD);
  const refused = () => Response.json(notKept(String(form.get("intent"))), { status: 401 });
  try {
    const answer = await send();
    return isSignedOut(answer) && (await wouldBeLost(form)) ? refused() : answer;
  } catch (reason) {
    // Empty until the page's script runs.
    if (typeof holder !== "string" || !holder) throw reason;
    const status = statusOf(reason);
    // A success is a redirect, which Remix throws.
    if (status !== null && status < 400) await deleteDraft(holder);
    if (status === 401 && (await wouldBeLost(form))) return refused();
    throw reason;
  }
}

/** Has the draft come back after sign-in. @returns true where it, or a file of the form, is not kept here */
async function wouldBeLost(form: FormData): Promise<boolean> {
  const holder = form.get(DRAFT_FIELD);
  if (typeof holder !== "string" || !holder) return false;
  const kept = await resumeDraft(holder);
  return !kept || kept.files < [...form.values()].filter(isChosen).length;
}

// An input without a file sends an empty one without a name.
const isChosen = (value: FormDataEntryValue) => typeof value !== "string" && value.name !== "";
