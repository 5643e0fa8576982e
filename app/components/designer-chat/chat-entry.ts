import type { ChatMessage } from "~/modules/designer/conversation.server";
import type { LastingChange } from "~/modules/markup/take-back";
import type { Offer } from "~/modules/operations/outcome";
import type { WebsiteCode } from "~/modules/site/website-code";

/** A message as it stands in the chat. */
export interface ChatEntry {
  key: string;
  role: ChatMessage["role"];
  text: string;
  /** What it changed, in words, where it did. */
  changed?: string;
  /** Its undo step and the code just after it, by which it is known to be the editor's last step. */
  step?: { label: string; after: WebsiteCode };
  /** What takes it back alone when other edits came after it. */
  change?: LastingChange | undefined;
  /** Whether its change was taken back, other than by undoing the last step. */
  isTakenBack?: boolean;
  /** What the designer can do instead. */
  offers?: Offer[];
  /** The request that failed, to ask it again. */
  failed?: string;
}

/** What was said before the editor was opened. */
export const entriesOf = (messages: ChatMessage[]): ChatEntry[] =>
  messages.map(({ id, hasChanges, offers, ...message }) => ({
    key: `kept-${id}`,
    changed: hasChanges ? "website" : undefined,
    role: message.role,
    text: message.text,
    offers,
  }));
