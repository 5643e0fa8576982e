import type { Edit } from "~/modules/markup/edit";
import { isTakenBack, stands } from "~/modules/markup/take-back";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { ChatEntry } from "./chat-entry";

/**
 * How an answer's change stands now: it is the editor's last step, is there, was undone, or was taken back alone;
 * unknown where that cannot be told any more.
 */
export type ChangeState = "last" | "there" | "undone" | "taken back" | "unknown";

/** The id of the undo step that takes an answer's change back alone. */
export const backId = ({ key }: Pick<ChatEntry, "key">) => `back-${key}`;

/** `undo` are the steps that can be undone; what was said before the editor was opened is none of them. */
export function changeState(entry: ChatEntry, code: WebsiteCode, undo: readonly Edit[]): ChangeState {
  const isStep = (id: string) => undo.some((edit) => edit.id === id);
  if (entry.step !== undefined && !isStep(entry.key)) return "undone";
  if (undo.at(-1)?.id === entry.key) return "last";
  if (isStep(backId(entry)) || (entry.change && isTakenBack(code, entry.change))) return "taken back";
  if (entry.step !== undefined) return "there";
  return entry.change && stands(code, entry.change) ? "there" : "unknown";
}

/** The same for each entry that is asked about, once: the chat may not even be shown. */
export function changeStates(code: WebsiteCode, undo: readonly Edit[]): (entry: ChatEntry) => ChangeState {
  const known = new Map<string, ChangeState>();
  return (entry) => {
    const state = known.get(entry.key) ?? changeState(entry, code, undo);
    known.set(entry.key, state);
    return state;
  };
}
