import { useLocation } from "@remix-run/react";
import { Suspense, type ComponentType } from "react";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteResult } from "~/modules/websites/read-result.server";
import { DeployDialog } from "./deploy-dialog";
import { DeployedDialog } from "./deployed-dialog";

export interface ResultDialogProps {
  website: WebsiteResult;
  /** Where sites are served, without a slash at its end. */
  origin: string;
  /** The screen without the dialog. */
  closeHref: string;
}

/** The dialogs of a finished website, by their name in the address (`?dialog=name`). */
const DIALOGS: Record<string, ComponentType<ResultDialogProps>> = {
  deploy: Deploy,
  deployed: Deployed,
};

/** The dialog that the address names, if any. */
export function ResultDialogs({ website, origin }: Omit<ResultDialogProps, "closeHref">) {
  const location = useLocation();
  const name = new URLSearchParams(location.search).get("dialog") ?? "";
  const Shown = Object.hasOwn(DIALOGS, name) ? DIALOGS[name] : undefined;
  if (!Shown) return null;
  return (
    <Suspense fallback={null}>
      <Shown website={website} origin={origin} closeHref={withParam(location, "dialog", null)} />
    </Suspense>
  );
}

function Deploy({ website, origin, closeHref }: ResultDialogProps) {
  return website.slot.state === "free" ? <DeployDialog result={website} origin={origin} closeHref={closeHref} /> : null;
}

function Deployed({ website, origin, closeHref }: ResultDialogProps) {
  if (website.slot.state !== "deployed") return null;
  return <DeployedDialog url={`${origin}/sites/${website.slot.subdomain}`} closeHref={closeHref} />;
}
