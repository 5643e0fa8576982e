import { takeBack } from "../../markup/take-back";
import type { Edit } from "../../markup/edit";
import type { WebsiteCode } from "../../site/website-code";
import { CHANGED_SINCE } from "../designer-texts";
import type { ChatLine } from "../change-designer";
import { latestChange, latestTakingBack, type PastChange } from "./find-change";

/** What taking back came to. */
export interface TakenBack {
  message: string;
  edit: Edit | null;
  /** Which change was taken back: how many came after it. */
  takesBack?: number;
}

const NOTHING =
  "There is no change of mine in this conversation that I could take back. Press Undo above the preview to take back your own; Version Control has the older states of your website.";

/** Takes back the latest change of the conversation that stands; all that came after it elsewhere stays. */
export function undoLatest(code: WebsiteCode, history: readonly ChatLine[]): TakenBack {
  const latest = latestChange(history);
  return latest ? backOf(code, latest, `I took back “${latest.request}”.`) : { message: NOTHING, edit: null };
}

/** Makes a change again that was taken back just now; else takes back the latest, which took something away. */
export function bringBack(code: WebsiteCode, history: readonly ChatLine[]): TakenBack {
  const undone = latestTakingBack(history);
  return undone ? backOf(code, undone, "I made that change again.") : undoLatest(code, history);
}

function backOf(code: WebsiteCode, { change, place }: PastChange, message: string): TakenBack {
  const edit = takeBack(code, change.made, "built-in", message);
  return edit ? { message, edit, takesBack: place } : { message: CHANGED_SINCE, edit: null };
}
