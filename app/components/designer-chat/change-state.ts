import type { Edit } from "~/modules/markup/edit";
import { isTakenBack } from "~/modules/markup/take-back";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { ChatEntry } from "./chat-entry";

/** How an answer's change stands now: it is the editor's last step, is there, was undone, or was taken back alone. */
export type ChangeState = "last" | "there" | "undone" | "taken back";

/** The id of the undo step that takes an answer's change back alone. */
export const backId = ({ key }: Pick<ChatEntry, "key">) => `back-${key}`;

/** `undo` are the steps that can be undone; of what was said before the editor was opened, nothing more is known. */
export function changeState(entry: ChatEntry, code: WebsiteCode, undo: readonly Edit[]): ChangeState {
  const isStep = (id: string) => undo.some((edit) => edit.id === id);
  if (entry.step === undefined) return "there";
  if (!isStep(entry.key)) return "undone";
  if (undo.at(-1)?.id === entry.key) return "last";
  return isStep(backId(entry)) || (entry.change && isTakenBack(code, entry.change)) ? "taken back" : "there";
}
