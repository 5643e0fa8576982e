import { SCREEN_LOCALE } from "~/lib/languages";

/** Things with their number: '1 post', '1,200 posts'. */
export const countInWords = (count: number, one: string, many: string) =>
  `${count.toLocaleString(SCREEN_LOCALE)} ${count === 1 ? one : many}`;
