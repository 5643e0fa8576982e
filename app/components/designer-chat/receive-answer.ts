import type { ToastInput } from "~/components/ui/toast-state";
import type { DesignerReply } from "~/modules/designer/designer-input";
import { CHANGED_MEANWHILE, CHANGES_APPLIED, WEBSITE_UPDATED } from "~/modules/designer/designer-texts";
import { versionTitle } from "~/modules/designer/version-title";
import { applyEdit, isEmptyEdit, type Author, type Edit } from "~/modules/markup/edit";
import { lastingChangeOf } from "~/modules/markup/take-back";
import { diffEdit, rebaseEdit } from "~/modules/markup/diff-edit";
import { CODE_PARTS, type CodePart } from "~/modules/site/code-parts";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { ChatEntry } from "./chat-entry";

/** An answer with the request that it is one to. */
export interface Answered {
  reply: DesignerReply;
  message: string;
  /** The code that the designer was asked about. */
  sent: WebsiteCode;
  /** Who was asked, where it is not the website's own designer. */
  by?: Author;
}

interface Received {
  entry: Pick<ChatEntry, "text" | "changed" | "step" | "change" | "offers">;
  edit?: Edit;
  toast?: ToastInput;
}

/** What an answer comes to in the editor, whose code may have moved on: what the chat says, and the edit to make. */
export function receiveAnswer({ reply, message, sent, by }: Answered, now: WebsiteCode, designer: Author): Received {
  const { message: text, hasChanges, updatedCode, offers } = reply;
  if (!hasChanges) return { entry: { text, offers } };
  if (!updatedCode) return { entry: { text }, toast: CHANGES_APPLIED };
  const label = versionTitle(message);
  const edit = onto(now, sent, diffEdit(sent, updatedCode, by ?? designer, label));
  if (!edit) return { entry: { text: CHANGED_MEANWHILE } };
  if (isEmptyEdit(now, edit)) return { entry: { text } };
  const after = applyEdit(now, edit);
  return {
    entry: { text, changed: changedParts(edit), step: label, change: lastingChangeOf(now, after) },
    edit,
    toast: WEBSITE_UPDATED,
  };
}

/** An edit of one code for the code that came of it meanwhile; null when both changed the same place. */
function onto(now: WebsiteCode, sent: WebsiteCode, edit: Edit): Edit | null {
  const since = diffEdit(sent, now, "owner", edit.label);
  return isEmptyEdit(sent, since) ? edit : rebaseEdit(edit, since);
}

const PART_NAMES: Record<CodePart, string> = { html: "content", css: "design", javascript: "behaviour" };

function changedParts({ splices }: Edit): string {
  const names = CODE_PARTS.filter((name) => splices.some(({ part }) => part === name)).map((part) => PART_NAMES[part]);
  return names.join(", ").replace(/, (?=\w+$)/, " and ");
}
