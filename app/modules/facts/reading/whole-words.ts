/** A pattern of words between bars that are no part of longer ones, in any script. */
export const wholeWords = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
