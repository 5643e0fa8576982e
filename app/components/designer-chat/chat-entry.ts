import type { ChatMessage } from "~/modules/designer/conversation.server";
import type { LastingChange } from "~/modules/markup/take-back";
import type { Offer } from "~/modules/operations/outcome";

/** A message as it stands in the chat. */
export interface ChatEntry {
  key: string;
  role: ChatMessage["role"];
  text: string;
  /** What it changed, in words, where it did. */
  changed?: string;
  /** What its undo step is called; its id is the entry's key. None of what was said before the editor was opened. */
  step?: string;
  /** What takes it back alone when other edits came after it. */
  change?: LastingChange;
  /** What the designer can do instead. */
  offers?: Offer[];
  /** The request that failed, to ask it again. */
  failed?: string;
}

/** What was said before the editor was opened. */
export const entriesOf = (messages: ChatMessage[]): ChatEntry[] =>
  messages.map(({ id, hasChanges, offers, change, ...message }) => ({
    key: `kept-${id}`,
    changed: hasChanges ? "website" : undefined,
    change: change?.made,
    role: message.role,
    text: message.text,
    offers,
  }));
