import { useLocation } from "@remix-run/react";
import { Suspense } from "react";
import { withParam } from "~/components/ui/view-params";
import { DuplicateDialog } from "../website-actions/duplicate-dialog";
import { RenameDialog } from "../website-actions/rename-dialog";
import { DeployDialog } from "./deploy-dialog";
import { DeployedDialog } from "./deployed-dialog";
import { RedeployDialog } from "./redeploy-dialog";
import { inAddress, onDemand, type Shown } from "./on-demand";
import type { ResultDialogProps } from "./result-dialog-props";

const ContactFormEditor = await onDemand(
  async () => (await import("../contact-form-editor/contact-form-editor")).ContactFormEditor,
  inAddress("dialog", "contact-form", "add-field", "edit-field", "discard-contact-form"),
);
const VersionControl = await onDemand(
  async () => (await import("../versions/version-control")).VersionControl,
  inAddress("dialog", "versions", "save-version", "restore-version", "delete-version"),
);
const ClaimsDialog = await onDemand(
  async () => (await import("../claims/claims-dialog")).ClaimsDialog,
  inAddress("dialog", "facts"),
);
const ReadingDialog = await onDemand(
  async () => (await import("../reading/reading-dialog")).ReadingDialog,
  inAddress("dialog", "reading"),
);
const ReportDialog = await onDemand(
  async () => (await import("../report/report-dialog")).ReportDialog,
  inAddress("dialog", "report"),
);
const ExportDialog = await onDemand(
  async () => (await import("../website-actions/export-dialog")).ExportDialog,
  inAddress("dialog", "export"),
);
const PreviewLinkDialog = await onDemand(
  async () => (await import("../preview-links/preview-link-dialog")).PreviewLinkDialog,
  inAddress("dialog", "preview-link"),
);
const SwitchDialog = await onDemand(
  async () => (await import("./switch-dialog")).SwitchDialog,
  inAddress("dialog", "switch"),
);
const RegenerateDialog = await onDemand(
  async () => (await import("../website-actions/regenerate-dialog")).RegenerateDialog,
  inAddress("dialog", "regenerate"),
);

/** The dialogs of a finished website, by their name in the address (`?dialog=name`). */
const DIALOGS: Record<string, Shown<ResultDialogProps>> = {
  deploy: Deploy,
  deployed: Deployed,
  switch: SwitchDialog,
  redeploy: RedeployDialog,
  versions: VersionControl,
  "save-version": VersionControl,
  "restore-version": VersionControl,
  "delete-version": VersionControl,
  "contact-form": ContactFormEditor,
  "add-field": ContactFormEditor,
  "edit-field": ContactFormEditor,
  "discard-contact-form": ContactFormEditor,
  facts: ClaimsDialog,
  reading: ReadingDialog,
  report: ReportDialog,
  "preview-link": PreviewLinkDialog,
  rename: RenameDialog,
  duplicate: DuplicateDialog,
  regenerate: RegenerateDialog,
  export: ExportDialog,
};

/** The dialog that the address names, if any. */
export function ResultDialogs({ website, origin }: Omit<ResultDialogProps, "closeHref">) {
  const location = useLocation();
  const asked = new URLSearchParams(location.search).get("dialog") ?? "";
  // What is asked about one of several carries its id: `restore-version-12`.
  const name = asked.replace(/-\d+$/, "");
  const Asked = Object.hasOwn(DIALOGS, name) ? DIALOGS[name] : undefined;
  if (!Asked) return null;
  return (
    <Suspense fallback={null}>
      <Asked website={website} origin={origin} closeHref={withParam(location, "dialog", null)} />
    </Suspense>
  );
}

function Deploy({ website, origin, closeHref }: ResultDialogProps) {
  if (website.slot.state === "free") return <DeployDialog result={website} origin={origin} closeHref={closeHref} />;
  // Where the page asked again and again, the promise has been kept meanwhile.
  return website.promise?.state === "kept" ? (
    <Deployed website={website} origin={origin} closeHref={closeHref} />
  ) : null;
}

function Deployed({ website, origin, closeHref }: ResultDialogProps) {
  if (website.slot.state !== "deployed" || !website.slot.isActive) return null;
  return <DeployedDialog website={website} slot={website.slot} origin={origin} closeHref={closeHref} />;
}
