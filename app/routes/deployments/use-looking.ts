import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

/** How often a domain is looked at while its owner watches, in milliseconds. */
const EVERY_MS = 20_000;

/** Has a deployment's domain looked at again and again while the page is seen; the screen's data follow. */
export function useLooking(deploymentId: number, isWanted: boolean) {
  const { submit } = useFetcher({ key: `look-${deploymentId}` });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible")
        submit({ intent: "look", id: String(deploymentId) }, { method: "post", action: "/deployments" });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [submit, deploymentId, isWanted]);
}
