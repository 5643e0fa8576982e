import { data } from "@remix-run/node";
import { redirectWithToast } from "~/http/toast.server";
import { readId } from "~/http/read-input.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { laggingWords } from "~/modules/publishing/lagging-words";
import { DELETE_FAILED } from "./deployment-item";

/** Takes a deployment off the air; an error leaves it where it was and says so. */
export async function deleteAction(actor: { userId: number }, formData: FormData) {
  try {
    const { lagging } = await deleteDeployment({ actor, deploymentId: readId(String(formData.get("id"))) });
    const description = `Your website has been removed from hosting. ${laggingWords(lagging)}`.trim();
    return await redirectWithToast("/deployments", { title: "Deployment Deleted", description });
  } catch (error) {
    if (!(error instanceof DomainError)) log.error("a deployment could not be deleted", error);
    const description = error instanceof DomainError ? error.message : DELETE_FAILED;
    return data({ failed: description }, { status: error instanceof DomainError ? error.status : 500 });
  }
}
