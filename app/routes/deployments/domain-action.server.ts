import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { FormReply } from "~/components/ui/use-form-reply";
import { failureReason } from "~/http/failure-reason.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { ConflictError, DomainError, NotFoundError } from "~/lib/errors";
import { chooseShownName } from "~/modules/domains/choose-shown-name.server";
import { lookAgain } from "~/modules/domains/look-again.server";
import { checkAgain } from "~/modules/domains/check-again.server";
import { DOMAIN_SETUP_FAILED, domainForm } from "~/modules/domains/domain-form";
import { INVALID_DOMAIN } from "~/modules/domains/custom-domain";
import { setCustomDomain } from "~/modules/domains/set-custom-domain.server";

type Actor = { userId: number };

const recordsOf = (deploymentId: number) => `/deployments?dialog=dns-${deploymentId}`;

const ADDED = {
  title: "Custom Domain Added!",
  description: "DNS records generated. Add them to your domain provider.",
};
/** It was one of the owner's websites' before, so nothing has to be shown anew. */
const CONNECTED = {
  title: "Custom Domain Added!",
  description: "You have shown before that it is yours, so it leads to this website now.",
};

/** Gives a deployment a domain, then shows its records; or answers with what is wrong with it. */
export async function domainAction(actor: Actor, formData: FormData) {
  const deploymentId = readId(String(formData.get("id")));
  const submission = parseWithZod(formData, { schema: domainForm });
  if (submission.status !== "success") {
    const formErrors = [`${INVALID_DOMAIN.title}: ${INVALID_DOMAIN.description}`];
    return data<FormReply>({ kind: "domain", submission: submission.reply({ formErrors }) }, { status: 400 });
  }
  try {
    const { domainVerified } = await setCustomDomain({ actor, deploymentId, ...submission.value });
    return await redirectWithToast(recordsOf(deploymentId), domainVerified ? CONNECTED : ADDED);
  } catch (error) {
    if (error instanceof NotFoundError) throw error;
    const failure = failureReason(error, "a domain could not be set", DOMAIN_SETUP_FAILED.description);
    const [status, fieldErrors] = error instanceof DomainError ? [error.status, error.fieldErrors] : [500, {}];
    return data<FormReply>({ kind: "domain", submission: submission.reply({ fieldErrors }), failure }, { status });
  }
}

/** Gives up a deployment's domain; the website stays at its address with us. */
export async function removeDomainAction(actor: Actor, formData: FormData) {
  await setCustomDomain({ actor, deploymentId: readId(String(formData.get("id"))), customDomain: null });
  return redirectWithToast("/deployments", {
    title: "Custom Domain Removed",
    description: "Your website is at its Plinth address.",
  });
}

/** Chooses with or without `www.` */
export async function shownNameAction(actor: Actor, formData: FormData) {
  const deploymentId = readId(String(formData.get("id")));
  const showsWww = formData.get("intent") === "show-www";
  return sayAtRecords(deploymentId, async () => {
    await chooseShownName({ actor, deploymentId, showsWww });
    return { title: "Domain Updated", description: `Visitors see your domain ${showsWww ? "with" : "without"} www.` };
  });
}

/** Asks DNS while the owner watches; the screen's data tell what came of it. */
export async function lookAction(actor: Actor, formData: FormData) {
  await lookAgain({ actor, deploymentId: readId(String(formData.get("id"))) });
  return null;
}

/** Asks DNS while the owner waits. */
export async function checkDomainAction(actor: Actor, formData: FormData) {
  const deploymentId = readId(String(formData.get("id")));
  return sayAtRecords(deploymentId, async () => {
    const problem = await checkAgain({ actor, deploymentId });
    if (problem === null) return { title: "Domain Verified" };
    return { title: "Not Verified Yet", description: problem, variant: "warning" };
  });
}

/** Says above the records what came of it; that a domain is somebody else's by now, too. */
async function sayAtRecords(deploymentId: number, work: () => Promise<Parameters<typeof redirectWithToast>[1]>) {
  try {
    return await redirectWithToast(recordsOf(deploymentId), await work());
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return redirectWithToast(recordsOf(deploymentId), {
      ...DOMAIN_SETUP_FAILED,
      description: error.message,
      variant: "destructive",
    });
  }
}
