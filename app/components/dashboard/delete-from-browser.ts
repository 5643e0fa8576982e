import { showToast } from "~/components/ui/toast-store";

// As a response, for its status: after a failure Remix does not read the screen again, and the network is gone.
const unreachable = () => Response.json(null, { status: 503 });

/**
 * Deletes by script without leaving the screen, so that a form being filled in stays. The server answers with a
 * redirect and a toast, which Remix throws; the screen is read again where it is. A request that never got through
 * is ours to report.
 */
export async function deleteFromBrowser(serverAction: () => Promise<unknown>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (reason) {
    if (reason instanceof Response) return null;
    showToast({ title: "Delete Failed", description: "Please try again.", variant: "destructive" });
    return unreachable();
  }
}
