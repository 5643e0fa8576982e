import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { withParam } from "~/components/ui/view-params";
import type { SaveVersionReply } from "~/components/versions/save-version-dialog";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { deleteVersion } from "~/modules/versions/delete-version.server";
import { restoreVersion } from "~/modules/versions/restore-version.server";
import { saveCurrentVersion } from "~/modules/versions/save-current-version.server";
import { TITLE_REQUIRED, TRY_AGAIN, versionForm } from "~/modules/versions/version-input";

interface VersionsInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

const listAt = (here: string) => withParam(new URL(here, env.APP_ORIGIN), "dialog", "versions");
const idIn = (formData: FormData) => readId(String(formData.get("versionId")));

// To the owner these failures are all the same (tests/list, section 8); what is not theirs to cause is recorded.
function record(error: unknown, event: string) {
  if (!(error instanceof DomainError)) log.error(event, error);
}

/** Saves the website as it is under the title of the Save Version dialog, or answers with what is wrong with it. */
export async function saveVersion({ actor, websiteId, formData, here }: VersionsInput) {
  const submission = parseWithZod(formData, { schema: versionForm });
  if (submission.status !== "success") {
    const untitled = `${TITLE_REQUIRED.title}: ${TITLE_REQUIRED.description}`;
    const formErrors = String(formData.get("title") ?? "").trim() ? [] : [untitled];
    return data<SaveVersionReply>(
      { kind: "save-version", submission: submission.reply({ formErrors }) },
      { status: 400 },
    );
  }
  try {
    await saveCurrentVersion({ actor, websiteId, ...submission.value });
  } catch (error) {
    record(error, "a version could not be saved");
    const status = error instanceof DomainError ? error.status : 500;
    return data<SaveVersionReply>(
      { kind: "save-version", submission: submission.reply(), failure: TRY_AGAIN },
      { status },
    );
  }
  return redirectWithToast(listAt(here), { title: "Version Saved" });
}

/** Makes a version the website again, and shows the website. */
export async function restore({ actor, websiteId, formData, here }: VersionsInput) {
  try {
    await restoreVersion({ actor, websiteId, versionId: idIn(formData) });
  } catch (error) {
    record(error, "a version could not be restored");
    return redirectWithToast(listAt(here), { title: "Restore Failed", description: TRY_AGAIN, variant: "destructive" });
  }
  return redirectWithToast(here, { title: "Version Restored" });
}

/** Deletes a version that the owner saved, and goes back to the list. */
export async function remove({ actor, formData, here }: VersionsInput) {
  try {
    await deleteVersion({ actor, versionId: idIn(formData) });
  } catch (error) {
    record(error, "a version could not be deleted");
    return redirectWithToast(listAt(here), { title: "Delete Failed", description: TRY_AGAIN, variant: "destructive" });
  }
  return redirectWithToast(listAt(here), { title: "Version Deleted" });
}
