import type { Call } from "../pattern";
import type { Known } from "../read-request";
import type { Word } from "../word";

/** A part of a message that tells by all of its words together what is to be done. */
export interface Told {
  /** Where it begins and ends in the message. */
  start: number;
  end: number;
  /** What is done; null where it asks for nothing. */
  call: Call | null;
}

/** Reads a message that may say one thing in several sentences. */
export type ToldReader = (words: readonly Word[], source: string, known: Known) => Told | null;
