import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { showToast } from "~/components/ui/toast-store";
import { useLatest } from "~/components/ui/use-latest";
import { useReadAgain } from "~/components/ui/use-read-again";
import { withParam } from "~/components/ui/view-params";
import type { DeployPromiseView } from "~/modules/publishing/promises/deploy-wish";
import type { WebsiteResult } from "~/modules/result/read-result.server";

/**
 * Follows a deployment that waits for its check, and says when it is done.
 * @returns whether a dialog has said that on this screen; a toast is gone before everybody has seen it
 */
export function useLivePromise({ id, promise }: WebsiteResult): boolean {
  const readAgain = useReadAgain();
  const state = promise?.state ?? null;
  // What had come about before this screen was opened is no news.
  const [before] = useState(state === "waiting" ? null : promise?.askedAt);
  const askedAt = promise?.askedAt ?? null;
  useEffect(() => {
    if (state !== "waiting") return;
    return followEvents(id, readAgain);
  }, [id, state, readAgain]);

  const isDone = state === "kept" && askedAt !== before;
  const isRedeployed = promise?.kind === "redeploy";
  const showDialog = useShowDeployed();
  useEffect(() => {
    if (!isDone) return;
    if (isRedeployed) showToast({ title: "Website Redeployed!", description: "Visitors see the new version now." });
    else {
      showToast({ title: "Website Deployed!", description: "Your website is live." });
      showDialog.current();
    }
  }, [isDone, askedAt, isRedeployed, showDialog]);
  return isDone && !isRedeployed;
}

/** Opens the success dialog, unless another one than that for deploying is open. */
function useShowDeployed() {
  const location = useLocation();
  const navigate = useNavigate();
  const open = new URLSearchParams(location.search).get("dialog");
  return useLatest(() => {
    if (open !== null && open !== "deploy" && open !== "switch") return;
    navigate(withParam(location, "dialog", "deployed"), { replace: open !== null, preventScrollReset: true });
  });
}

function followEvents(websiteId: number, onEnd: () => void): () => void {
  const source = new EventSource(`/analysis/${websiteId}/deploy-events`);
  source.onmessage = ({ data }) => {
    const live = JSON.parse(data as string) as DeployPromiseView | null;
    if (live?.state === "waiting") return;
    source.close();
    onEnd();
  };
  return () => source.close();
}
