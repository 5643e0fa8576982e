import { redirect } from "@remix-run/node";
import { redirectWithToast } from "~/http/toast.server";
import { failureReason } from "~/http/failure-reason.server";
import { askDesigner } from "~/modules/designer/ask-designer.server";
import { designerMessage } from "~/modules/designer/designer-input";
import { DESIGNER_ERROR, WEBSITE_UPDATED } from "~/modules/designer/designer-texts";
import { readResult } from "~/modules/result/read-result.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";

interface AskInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The chat that the form was posted from. */
  here: string;
  signal: AbortSignal;
}

/** Asks the AI designer where there is no script: what it changes is saved, and the chat shows what was said. */
export async function askFromForm({ actor, websiteId, formData, here, signal }: AskInput) {
  const message = designerMessage.safeParse(formData.get("example") ?? formData.get("message"));
  if (!message.success) return redirect(here);
  const wanted = formData.get("designer") === "built-in" ? "built-in" : null;
  try {
    const { code, revision } = await readResult({ actor, websiteId });
    if (!code || !revision) return redirect(here);
    const { updatedCode } = await askDesigner({ actor, websiteId, message: message.data, code, wanted, signal });
    if (!updatedCode) return redirect(here);
    await saveWebsiteCode({ actor, websiteId, code: updatedCode, ifMatch: [revision] });
    return await redirectWithToast(here, { title: WEBSITE_UPDATED.title, description: "Your changes are saved." });
  } catch (error) {
    failureReason(error, "a request to the designer failed", "");
    return redirectWithToast(here, { ...DESIGNER_ERROR, variant: "destructive" });
  }
}
