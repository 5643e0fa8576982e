import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import type { DeployReply } from "~/components/result-view/deploy-reply";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import {
  DEPLOY_FAILED,
  deployDialogForm,
  deployProblem,
  switchForm,
  VERIFICATION_NOTE,
} from "~/modules/publishing/deploy-form";
import { laggingWords } from "~/modules/publishing/lagging-words";
import { offerName } from "~/modules/publishing/names/offer-name.server";
import { deployOrPromise } from "~/modules/publishing/promises/deploy-or-promise.server";
import type { DeployWish } from "~/modules/publishing/promises/deploy-wish";
import { randomSubdomain } from "~/modules/publishing/random-subdomain";

interface DeployInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** Where the success dialog opens. */
  here: string;
}

const withDialog = (path: string, name: string) => `${path}${path.includes("?") ? "&" : "?"}dialog=${name}`;

/** Deploys what the deploy dialog asked for, or answers with what is wrong with it. */
export async function deploy({ actor, websiteId, formData, here }: DeployInput) {
  const submission = parseWithZod(formData, { schema: deployDialogForm });
  if (submission.status !== "success") {
    const problem = deployProblem(formData);
    const formErrors = problem ? [`${problem.title}: ${problem.description}`] : [];
    return data<DeployReply>({ kind: "deploy", submission: submission.reply({ formErrors }) }, { status: 400 });
  }
  const { value } = submission;
  const word = value.customDomain ? VERIFICATION_NOTE : "Your website is live.";
  return publish({ actor, websiteId, formData, here }, submission, {
    word,
    wish: { kind: "deploy", ...value },
  });
}

/** Puts the website in the place of the one that is live, as the dialog asked for it. */
export async function switchTo({ actor, websiteId, formData, here }: DeployInput) {
  const submission = parseWithZod(formData, { schema: switchForm });
  if (submission.status !== "success")
    return data<DeployReply>({ kind: "deploy", submission: submission.reply() }, { status: 400 });
  const { value } = submission;
  const word = "Your live website has been switched.";
  return publish({ actor, websiteId, formData, here }, submission, {
    word,
    wish: { kind: "switch", ...value },
  });
}

interface Publication {
  /** What is said once it has happened. */
  word: string;
  wish: Exclude<DeployWish, { kind: "redeploy" }>;
}

/** Publishes what has passed the gate, now or as soon as its check has ended; or answers with what is in the way. */
async function publish(
  { actor, websiteId, formData, here }: DeployInput,
  submission: Submission<unknown, string[]>,
  { word, wish }: Publication,
) {
  try {
    const deploying = await deployOrPromise({ actor, websiteId }, wish, String(formData.get("anyway") ?? ""));
    if (deploying.state === "open") {
      const { points } = deploying;
      return data<DeployReply>({ kind: "deploy", submission: submission.reply(), points }, { status: 409 });
    }
    if (deploying.state === "promised") return redirect(withDialog(here, wish.kind));
    return await redirectWithToast(withDialog(here, "deployed"), {
      title: "Website Deployed!",
      description: `${word} ${laggingWords(deploying.published.lagging)}`.trim(),
    });
  } catch (error) {
    const { message, status, fieldErrors } = await withOffer(reasonOf(error), actor.userId, wish.subdomain);
    return data<DeployReply>(
      { kind: "deploy", submission: submission.reply({ fieldErrors }), failure: message },
      { status },
    );
  }
}

type Reason = Pick<DomainError, "message" | "status" | "fieldErrors">;

/** Names one that is free beside the field whose name is not. */
async function withOffer(reason: Reason, ownerId: number, subdomain: string): Promise<Reason> {
  const [said] = reason.fieldErrors.subdomain ?? [];
  if (said === undefined || reason.status !== 409) return reason;
  const offer = await offerName({ ownerId, like: subdomain });
  const { message, status, fieldErrors } = reason;
  return { message, status, fieldErrors: { ...fieldErrors, subdomain: [`${said} How about ${offer}?`] } };
}

function reasonOf(error: unknown): Reason {
  if (error instanceof DomainError) return error;
  log.error("a website could not be deployed", error);
  return { message: DEPLOY_FAILED, status: 500, fieldErrors: {} };
}

/** 'Generate Random' where there is no script: the form comes back with a name in it. */
export function offerSubdomain(formData: FormData) {
  formData.set("subdomain", randomSubdomain());
  const { initialValue } = parseWithZod(formData, { schema: deployDialogForm }).reply();
  return data<DeployReply>({ kind: "deploy", submission: { initialValue } });
}
