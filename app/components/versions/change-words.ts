import type { ChangeType } from "~/modules/website-record/change-type";

/** What a version was made by, in the owner's words. */
export const CHANGE_WORDS: Record<ChangeType, string> = {
  initial: "Generated",
  manual: "Edited by you",
  ai_designer: "AI Designer",
  contact_form: "Contact form",
  restore: "Restored",
};
