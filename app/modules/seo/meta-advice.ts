import type { MetaInfo } from "./meta-info";

/** What search results have room for, in characters; they measure in pixels, so these are rules of thumb. */
const TITLE = { from: 15, to: 65 };
const DESCRIPTION = { from: 50, to: 165 };

/**
 * Advice on a page's title and description as search results show them; that they are missing is an issue, not advice.
 */
export function adviseOnMeta({ title, description }: Pick<MetaInfo, "title" | "description">): string[] {
  const advice: string[] = [];
  if (title && title.length < TITLE.from) {
    advice.push(
      "Your page title is very short. It is the headline in search results, so it can say more than a name. Add what you do and where, for example 'Rose Bakery, sourdough in Leeds'.",
    );
  }
  if (title && title.length > TITLE.to) {
    advice.push(
      `Your page title is longer than search results show. They cut it after about ${TITLE.to} characters. Put what matters most first and shorten the rest.`,
    );
  }
  if (description && description.length < DESCRIPTION.from) {
    advice.push(
      "Your page description is very short. It stands under your title in search results and helps people choose you. Write one or two sentences about what you offer.",
    );
  }
  if (description && description.length > DESCRIPTION.to) {
    advice.push(
      `Your page description is longer than search results show. They cut it after about ${DESCRIPTION.to} characters. Say the most important thing first and shorten the rest.`,
    );
  }
  return advice;
}
