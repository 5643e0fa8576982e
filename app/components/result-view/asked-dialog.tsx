import type { ReactNode } from "react";
import { ClaimsDialog } from "../claims/claims-dialog";
import { ContactFormEditor } from "../contact-form-editor/contact-form-editor";
import { PreviewLinkDialog } from "../preview-links/preview-link-dialog";
import { ReadingDialog } from "../reading/reading-dialog";
import { ReportDialog } from "../report/report-dialog";
import { VersionControl } from "../versions/version-control";
import { DuplicateDialog } from "../website-actions/duplicate-dialog";
import { ExportDialog } from "../website-actions/export-dialog";
import { RegenerateDialog } from "../website-actions/regenerate-dialog";
import { RenameDialog } from "../website-actions/rename-dialog";
import { DeployDialog } from "./deploy-dialog";
import { DeployedDialog } from "./deployed-dialog";
import { RedeployDialog } from "./redeploy-dialog";
import type { ResultDialogProps } from "./result-dialog-props";
import { SwitchDialog } from "./switch-dialog";

/** The dialogs of a finished website, by their name in the address (`?dialog=name`). */
const DIALOGS: Record<string, (props: ResultDialogProps) => ReactNode> = {
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

/**
 * One of a website's dialogs, by the name that the address has. They are loaded together: each by itself would cost the
 * press that opens it several requests for very little.
 */
export function AskedDialog({ name, ...props }: ResultDialogProps & { name: string }) {
  const Asked = Object.hasOwn(DIALOGS, name) ? DIALOGS[name] : undefined;
  return Asked ? <Asked {...props} /> : null;
}

function Deploy({ website, origin, closeHref }: ResultDialogProps) {
  // Who comes from elsewhere need not know whether another website is live.
  if (website.slot.state === "limit") return <SwitchDialog website={website} origin={origin} closeHref={closeHref} />;
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
