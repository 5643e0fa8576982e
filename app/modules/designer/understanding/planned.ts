import type { Verb } from "./names";
import { isCall } from "./pattern";
import type { Understood } from "./read-request";
import type { Word } from "./word";

/** A part of a message, and what it asks for. */
export interface Planned {
  words: Word[];
  text: string;
  understood: Understood | null;
  /** The verb that it borrows from the part before: 'and the button green'. */
  borrowed?: Verb | undefined;
  /** The sign that parts it from what stands before. */
  joinedBy: "and" | "sign" | null;
  /** Whether a full stop stands behind it. */
  endsSentence: boolean;
  /** Whether it is polite, and no more. */
  isPassed: boolean;
  /** Whether it asks for something, understood or not; the rest of a letter does not. */
  isRequest: boolean;
  /** Whether several sentences told it together. */
  isTold?: true;
  /** Whether what was read of it is not what it says, and is not to be read so again. */
  isRefused?: true;
  /** Whether it was read more closely so than a clause by itself. */
  isCloser?: true;
}

/** Whether something is done for a part. */
export const isDone = (planned: Planned | undefined): boolean =>
  planned?.understood != null && isCall(planned.understood.result);
