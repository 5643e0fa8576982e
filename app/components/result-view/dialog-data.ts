import { useLoaderData } from "@remix-run/react";
import type { ContactFormData } from "~/components/contact-form-editor/contact-form-reply";
import type { ClaimList } from "~/modules/claims/listed-claim";
import type { PreviewLinkItem } from "~/modules/preview-links/preview-link";
import type { ReadingAnswer } from "~/modules/result/read-reading.server";
import type { VersionItem } from "~/modules/versions/list-versions.server";

/** What an open dialog shows that the screen itself does not need; null where the address names another one. */
export interface DialogData {
  versions: VersionItem[] | null;
  contactForm: ContactFormData | null;
  claims: ClaimList | null;
  reading: ReadingAnswer | null;
  previewLinks: PreviewLinkItem[] | null;
}

/** What came with the page for its open dialog: all there is without script, and the first look with it. */
export function useDialogData(): Partial<DialogData> {
  return useLoaderData<Partial<DialogData> | undefined>() ?? {};
}
