import type { OpenedSite } from "../../../operations/opened-site";
import type { Dialogue } from "../dialogue";
import type { Call } from "../pattern";
import type { Reading } from "../pieces";
import { means, type Word } from "../word";
import type { Clause, Phrase } from "./clauses";
import type { Hints } from "./hints";
import type { Located } from "./locate";

/** What was spoken of: elements, or a line of a text. */
export type Spoken = Pick<Located, "target" | "line">;

/** A phrase of a clause with what it means on the page. */
export interface Mention extends Located {
  phrase: Phrase;
}

/** A clause of free speech with what it speaks of. */
export interface Scene {
  clause: Clause;
  source: string;
  site: OpenedSite;
  dialogue: Dialogue;
  hints: Hints;
  /** What its phrases mean, in their order. */
  mentions: readonly Mention[];
  /** Phrases that mean nothing on the page. */
  strange: readonly Phrase[];
  /** What was spoken of before it, the last first. */
  before: readonly Spoken[];
  /** Whether several things were named one after another right before it: none of them alone is meant. */
  isBehindList: boolean;
  /** What was asked for last in this message. */
  last: Reading | null;
  /** The clause behind it. */
  next: Clause | undefined;
  /** A device that was named in this clause or before it. */
  device: Word | null;
}

/** What a reader makes of a clause: a request, nothing that is asked for, or null for the next to try. */
export type Read = Reading | Call | "passed" | null;
export type Reader = (scene: Scene) => Read;

/** 'Dark blue instead of red': what is behind it says nothing of the thing. */
export function withoutInstead(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => means(word, "link", "instead"));
  return at === -1 ? words : words.slice(0, at);
}
