import { VENDOR_NAMES } from "~/lib/vendors";
import type { Author } from "~/modules/markup/edit";
import type { ChangeType } from "~/modules/website-record/change-type";
import type { VersionItem } from "./version-dialogs";

const KEPT_BY_SAVING = "Before your changes";

const AUTHORS: Record<Author, string> = { owner: "you", "built-in": "our built-in designer", ...VENDOR_NAMES };

const KINDS: Record<ChangeType, string> = {
  initial: "Generated",
  manual: "Edited",
  ai_designer: "Changed by the AI Designer",
  contact_form: "Contact form changed",
  restore: "Restored",
};

type Described = Pick<VersionItem, "title" | "changeType" | "author" | "isAutoSaved">;

/** What a version is called. What saving keeps by itself is told by what came next: all of it has one title. */
export const nameOf = ({ title, isAutoSaved }: Pick<Described, "title" | "isAutoSaved">): string =>
  isAutoSaved && title === KEPT_BY_SAVING ? "As it was before you saved your changes" : title;

/** How a version came about, and by whom: 'Edited by you'. */
export const originOf = ({ changeType, author, isAutoSaved, title }: Described): string =>
  // Whose state it was is not known of what saving keeps: the owner's, or a designer's.
  isAutoSaved && title === KEPT_BY_SAVING ? "Kept when you saved" : KINDS[changeType] + byWhom(changeType, author);

/** Nothing where the kind says it: no owner generates or answers a request. */
function byWhom(changeType: ChangeType, author: Author): string {
  if (changeType === "ai_designer") return author in VENDOR_NAMES ? ` (${AUTHORS[author]})` : "";
  return changeType === "initial" && author === "owner" ? "" : ` by ${AUTHORS[author]}`;
}
