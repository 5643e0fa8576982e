/** What can be done with a message; the `intent` of each form. */
export type MessageIntent = "mark-unread" | "spam" | "not-spam" | "delete";

/** The `intent` that has a message stored that could not be. */
export const RETRY = "retry";

/** The toast after that was asked for; a job does it. */
export const RETRIED = {
  title: "Trying Again",
  description: "The message appears in the inbox in a moment, or here again with the reason.",
} as const;

/** The toast after it was done. */
export const DONE: Record<MessageIntent, { title: string; description?: string }> = {
  "mark-unread": { title: "Marked as Unread" },
  spam: { title: "Moved to Spam", description: "Later messages are not affected." },
  "not-spam": { title: "Moved to Inbox" },
  delete: { title: "Message Deleted" },
};

/** The toast after it failed, where nothing better is known. */
export const FAILED = {
  title: "Nothing Was Changed",
  description: "The message could not be changed. Please try again.",
  variant: "destructive",
} as const;
