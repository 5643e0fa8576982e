import type { NodeId } from "../../markup/page";
import type { ChatLine } from "../change-designer";
import type { Reading } from "./pieces";

/** What was said and done before, for 'it', 'the other one' and 'a bit more'. */
export interface Dialogue {
  /** What the last request was about, as its owner called it. */
  about: string | null;
  /** The last request as it was read. */
  last: Reading | null;
  /** What it came to. */
  done?: { name: string; params?: unknown } | undefined;
  /** The last request in its owner's words. */
  said: string | null;
  /** All that was said, oldest first, with what was changed. */
  history: readonly ChatLine[];
  /** The element that the owner has selected in the preview. */
  selected: NodeId | null;
}

export const NO_DIALOGUE: Dialogue = { about: null, last: null, said: null, history: [], selected: null };
