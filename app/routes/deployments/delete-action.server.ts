import { data } from "@remix-run/node";
import { redirectWithToast } from "~/http/toast.server";
import { readId } from "~/http/read-input.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { DELETE_FAILED } from "./deployment-item";

/** Takes a deployment off the air; an error leaves it where it was and says so. */
export async function deleteAction(actor: { userId: number }, formData: FormData) {
  try {
    await deleteDeployment({ actor, deploymentId: readId(String(formData.get("id"))) });
  } catch (error) {
    if (!(error instanceof DomainError)) log.error("a deployment could not be deleted", error);
    const description = error instanceof DomainError ? error.message : DELETE_FAILED;
    return data({ failed: description }, { status: error instanceof DomainError ? error.status : 500 });
  }
  return redirectWithToast("/deployments", {
    title: "Deployment Deleted",
    description: "Your website has been removed from hosting.",
  });
}
