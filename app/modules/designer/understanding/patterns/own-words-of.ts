import type { Thing } from "../names";
import type { Call } from "../pattern";
import { means, type Word } from "../word";

/** What owners call words on the page. */
export const TEXT_THINGS: readonly Thing[] = ["text", "paragraph", "sentence", "line", "word"];

/** A call whose words are the owner's own: without quotes, it is the weaker the more they are. */
export const loose = (made: Call, own: readonly Word[]): Call =>
  own.some((word) => means(word, "literal")) ? made : { ...made, loose: own.length };
