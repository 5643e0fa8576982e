import { data } from "@remix-run/node";
import type { GenerationReply } from "~/components/generation-form/reply";
import { isClientNavigation } from "~/http/client-navigation";
import { readVisitor } from "~/http/guards.server";
import { pageNotFound } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { deleteAction } from "./delete-action.server";
import { generateAction } from "./generate-action.server";

/**
 * Reads a form without files; null for one that may carry them, which is read with other limits. @throws as `readForm`
 */
export async function readShortForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  return /^multipart\/form-data\b/i.test(type) ? null : readForm(request);
}

/**
 * What the dashboard can be asked for, at both of its addresses: to generate a website (with files), or to delete one.
 */
export async function dashboardAction(request: Request, shortForm: FormData | null) {
  const visitor = await readVisitor(request);
  if (visitor.state === "anonymous") return loggedOut(request);
  if (visitor.state === "unsubscribed") throw pageNotFound();
  if (!shortForm) return generateAction(visitor.actor, request);
  if (shortForm.get("intent") === "delete-website") {
    return deleteAction(visitor.actor, shortForm.get("id"), new URL(request.url).pathname);
  }
  throw data(null, { status: 400 });
}

/** By script as an answer, not an error: the form stays on the screen with all that is in it. */
function loggedOut(request: Request) {
  if (!isClientNavigation(request)) throw data(null, { status: 401 });
  return data<GenerationReply>({ kind: "generation", unauthorized: true }, { status: 401 });
}
