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
  /** Whether it is read more closely than a clause by itself. */
  isCloser?: true;
}

/** The whole message that a part of it is read from: it tells what 'it' is. */
export interface Message {
  words: readonly Word[];
  source: string;
}

/** Reads a message, or a part of it, that may say one thing in several sentences. */
export type ToldReader = (words: readonly Word[], source: string, known: Known, message: Message) => Told | null;
