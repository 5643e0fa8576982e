import type { DialogData } from "~/components/result-view/dialog-data";
import { readClaimList } from "~/modules/claims/read-claims.server";
import { readContactSettings } from "~/modules/contact/read-contact-settings.server";
import { listPreviewLinks } from "~/modules/preview-links/list-preview-links.server";
import { readReading } from "~/modules/result/read-reading.server";
import { listVersions } from "~/modules/versions/list-versions.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

const VERSIONS = /^(versions|save-version|(restore|delete)-version-\d+)$/;

/** Those before a website goes public say where its messages go. */
const CONTACT_FORM = /^(contact-form|add-field|edit-field-\d+|discard-contact-form|deploy|redeploy|switch)$/;

/**
 * Reads what the dialog that the address names shows, for a page that is asked for with it; script reads it by itself.
 * @throws NotFoundError when the actor has no such website
 */
export async function readDialogData(request: Request, input: Input): Promise<DialogData> {
  const name = new URL(request.url).searchParams.get("dialog") ?? "";
  return {
    versions: VERSIONS.test(name) ? await listVersions(input) : null,
    contactForm: CONTACT_FORM.test(name) ? await readContactSettings(input) : null,
    previewLinks: name === "preview-link" ? await listPreviewLinks(input) : null,
    reading: name === "reading" ? await readReading(input) : null,
    claims: name === "facts" ? await readClaimList(input) : null,
  };
}
