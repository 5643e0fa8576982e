/**
 * What the specification names, word for word; the test that sees it on a screen or in an answer; and the words that
 * the test looks for, where they are not those of the specification: a placeholder filled in, a title and its text, a
 * number as the test counts it.
 */
export type Row = readonly [named: string, test: string, ...words: string[]];
