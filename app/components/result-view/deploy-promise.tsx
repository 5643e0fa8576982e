import { Link, useLocation } from "@remix-run/react";
import { Notice } from "~/components/ui/notice";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { CancelForm, PromiseWaiting } from "./promise-waiting";
import { useLivePromise } from "./use-live-promise";

const DIALOGS = { free: "deploy", limit: "switch", deployed: "redeploy" } as const;

/** A deployment that was asked for while the website was being checked: that it waits, is done, or why it failed. */
export function DeployPromise({ website }: { website: WebsiteResult }) {
  const isSaid = useLivePromise(website);
  const location = useLocation();
  const { id, promise, slot } = website;
  // An open dialog says how it stands itself.
  const isBehind = new URLSearchParams(location.search).has("dialog");
  if (!promise || (isBehind && promise.state !== "failed")) return null;
  if (promise.state === "waiting") return <PromiseWaiting websiteId={id} promise={promise} />;
  if (promise.state === "kept")
    return isSaid || slot.state !== "deployed" ? null : (
      <Notice
        tone="success"
        title={promise.kind === "redeploy" ? "Your website was redeployed" : "Your website is live"}
      >
        <p className="mb-2">
          Its check has ended, and it was deployed as you asked:{" "}
          <a href={slot.address} className="break-all text-ink underline">
            {slot.address}
          </a>
        </p>
        <CancelForm websiteId={id} label="Dismiss" />
      </Notice>
    );
  return (
    <Notice live tone="danger" title={promise.kind === "redeploy" ? "Redeploy Failed" : "Deployment Failed"}>
      <p>{promise.failure}</p>
      <p className="mt-2 flex flex-wrap items-center gap-4">
        <Link to={withParam(location, "dialog", DIALOGS[slot.state])} preventScrollReset className="text-ink underline">
          Try again
        </Link>
        <CancelForm websiteId={id} label="Dismiss" />
      </p>
    </Notice>
  );
}
