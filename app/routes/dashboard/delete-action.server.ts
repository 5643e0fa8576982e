import { failureReason } from "~/http/failure-reason.server";
import type { Actor } from "~/http/guards.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";

/** Deletes a website from the list and comes back to `screen`, the address of the dashboard that it was asked on. */
export async function deleteAction(actor: Actor, id: FormDataEntryValue | null, screen: string) {
  try {
    await deleteWebsite({ actor, websiteId: readId(String(id)) });
  } catch (error) {
    const description = failureReason(error, "a website could not be deleted", "Please try again.");
    return redirectWithToast(screen, { title: "Delete Failed", description, variant: "destructive" });
  }
  return redirectWithToast(screen, { title: "Website Deleted" });
}
