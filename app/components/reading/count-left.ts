import type { PlacedSentence, Reading } from "~/modules/result/reading";

/** Whether a sentence nobody was sure of still stands on the website as its owner wrote it. */
export const stands = ({ place }: PlacedSentence) => place?.isSaid === true;

/** How many such sentences there are. */
export const countLeft = ({ unread }: Pick<Reading, "unread">) => unread.filter(stands).length;
