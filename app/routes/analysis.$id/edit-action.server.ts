import { z } from "zod";
import { textsAnchor } from "~/components/editor/content/anchors";
import { withParam } from "~/components/ui/view-params";
import { env } from "~/lib/env.server";
import { redirectWithToast } from "~/http/toast.server";
import { failureReason } from "~/http/failure-reason.server";
import { withDesign, withTexts } from "~/components/editor/plain-edits";
import type { WebsiteCode } from "~/modules/site/website-code";
import { TRY_AGAIN } from "~/modules/versions/version-input";
import { readResult } from "~/modules/result/read-result.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { StaleRevisionError } from "~/modules/website-record/stale-revision";

interface EditInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The editor that the form was posted from. */
  here: string;
}

const revisionField = z.string().min(1);

/** Saves the texts that were changed in the editor's form, and shows those of the section that was asked for. */
export const saveTexts = ({ here, ...input }: EditInput) =>
  save({ ...input, here: withOpened(here, input.formData.get("open")) }, (code) =>
    withTexts(code, Object.fromEntries(input.formData)),
  );

function withOpened(here: string, group: FormDataEntryValue | null): string {
  if (typeof group !== "string") return here;
  return `${withParam(new URL(here, env.APP_ORIGIN), "element", group)}#${textsAnchor(group)}`;
}

/** Saves the colour and the font that were chosen in the editor's form. */
export const saveDesign = (input: EditInput) =>
  save(input, (code) => withDesign(code, Object.fromEntries(input.formData)));

async function save({ actor, websiteId, formData, here }: EditInput, change: (code: WebsiteCode) => WebsiteCode) {
  try {
    const { code, revision } = await readResult({ actor, websiteId });
    // The numbers in the form are those of the revision that it was made of.
    const made = revisionField.parse(formData.get("revision"));
    if (code && revision && made !== revision) throw new StaleRevisionError(revision, code);
    if (code) await saveWebsiteCode({ actor, websiteId, code: change(code), ifMatch: [made] });
    return await redirectWithToast(here, { title: "Changes Saved" });
  } catch (error) {
    const description = failureReason(error, "an edit without script could not be saved", TRY_AGAIN);
    return redirectWithToast(here, { title: "Save Failed", description, variant: "destructive" });
  }
}
