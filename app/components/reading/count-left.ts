import type { Reading } from "~/modules/result/reading";

/** How many sentences nobody was sure of still stand on the website as their owner wrote them. */
export const countLeft = ({ unread }: Pick<Reading, "unread">) => unread.filter(({ place }) => place?.isSaid).length;
