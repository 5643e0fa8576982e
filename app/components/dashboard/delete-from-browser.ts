import { askServer } from "~/components/ui/ask-server";
import { showToast } from "~/components/ui/toast-store";

/**
 * Deletes by script without leaving the screen, so that a form being filled in stays. The server answers with a
 * redirect and a toast, which Remix throws; the screen is read again where it is.
 */
export async function deleteFromBrowser(serverAction: () => Promise<unknown>): Promise<unknown> {
  const stay = () =>
    serverAction().catch((reason: unknown) => (reason instanceof Response ? null : Promise.reject(reason)));
  return askServer(stay, () => {
    showToast({ title: "Delete Failed", description: "Please try again.", variant: "destructive" });
    return null;
  });
}
