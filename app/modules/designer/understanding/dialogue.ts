import type { Reading } from "./pieces";

/** What was said and done before, for 'it', 'the other one' and 'a bit more'. */
export interface Dialogue {
  /** What the last request was about, as its owner called it. */
  about: string | null;
  /** The last request as it was read. */
  last: Reading | null;
}

export const NO_DIALOGUE: Dialogue = { about: null, last: null };
