import type { WebsiteResult } from "~/modules/result/read-result.server";

/** What each dialog of a finished website gets. */
export interface ResultDialogProps {
  website: WebsiteResult;
  /** Where sites are served, without a slash at its end. */
  origin: string;
  /** The screen without the dialog. */
  closeHref: string;
}
