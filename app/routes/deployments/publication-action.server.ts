import { failureReason } from "~/http/failure-reason.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { bringBack } from "~/modules/publishing/bring-back.server";
import type { Published } from "~/modules/publishing/find-published.server";
import { laggingWords } from "~/modules/publishing/lagging-words";
import { setActive } from "~/modules/publishing/set-active.server";

type Actor = { userId: number };

/** Takes a website off the web, or puts it there again, and says how that went. */
export function activeAction(actor: Actor, formData: FormData, isActive: boolean) {
  const deploymentId = readId(String(formData.get("id")));
  const done = isActive
    ? { title: "Website Published", description: "Visitors see it again as it was." }
    : { title: "Website Unpublished", description: "Visitors no longer see it. Its address stays yours." };
  return answer(() => setActive({ actor, deploymentId, isActive }), {
    done,
    failed: isActive ? "Not Published" : "Not Unpublished",
    to: "/deployments",
  });
}

/** Lets visitors see an earlier version again, and says how that went. */
export function bringBackAction(actor: Actor, formData: FormData) {
  const deploymentId = readId(String(formData.get("id")));
  const snapshotId = readId(String(formData.get("snapshot")));
  const done = { title: "Version Brought Back", description: "Visitors see your website as it was then." };
  return answer(() => bringBack({ actor, deploymentId, snapshotId }), {
    done,
    failed: "Not Brought Back",
    to: `/deployments?dialog=history-${deploymentId}`,
  });
}

interface Words {
  done: { title: string; description: string };
  failed: string;
  /** Where the screen goes on. */
  to: string;
}

async function answer(publish: () => Promise<Published>, { done, failed, to }: Words) {
  try {
    const { lagging } = await publish();
    return redirectWithToast(to, { ...done, description: `${done.description} ${laggingWords(lagging)}`.trim() });
  } catch (error) {
    const description = failureReason(
      error,
      "a website could not be published or unpublished",
      "Something went wrong on our side. Please try again.",
    );
    return redirectWithToast(to, { title: failed, description, variant: "destructive" });
  }
}
