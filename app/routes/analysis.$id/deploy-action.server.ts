import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
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
import { unansweredPoints } from "~/modules/publishing/deploy-gate.server";
import { deploySaved, switchToSaved } from "~/modules/publishing/deploy-saved.server";
import type { Published } from "~/modules/publishing/find-published.server";
import { laggingWords } from "~/modules/publishing/lagging-words";
import { randomSubdomain } from "~/modules/publishing/random-subdomain";

interface DeployInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** Where the success dialog opens. */
  here: string;
}

const withDialog = (path: string) => `${path}${path.includes("?") ? "&" : "?"}dialog=deployed`;

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
    run: () => deploySaved({ actor, websiteId, ...value }),
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
    run: () => switchToSaved({ actor, websiteId, ...value }),
  });
}

interface Publication {
  /** What is said once it has happened. */
  word: string;
  run: () => Promise<Published>;
}

/** Publishes what has passed the gate, or answers with what is in the way. */
async function publish(
  { actor, websiteId, formData, here }: DeployInput,
  submission: Submission<unknown, string[]>,
  { word, run }: Publication,
) {
  try {
    const points = await unansweredPoints({ actor, websiteId }, String(formData.get("anyway") ?? ""));
    if (points.length > 0)
      return data<DeployReply>({ kind: "deploy", submission: submission.reply(), points }, { status: 409 });
    const { lagging } = await run();
    return await redirectWithToast(withDialog(here), {
      title: "Website Deployed!",
      description: `${word} ${laggingWords(lagging)}`.trim(),
    });
  } catch (error) {
    const { message, status, fieldErrors } = reasonOf(error);
    return data<DeployReply>(
      { kind: "deploy", submission: submission.reply({ fieldErrors }), failure: message },
      { status },
    );
  }
}

function reasonOf(error: unknown) {
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
