import { isAbbreviation } from "../../facts/abbreviations";
import { capitalised } from "../../language/capitalised";
import { isClosed } from "../../language/may-cut";

/** What ends in a point within a sentence, beside titles and units. */
const ET_CETERA = /^(?:etc|usw|bzw|ecc|itd|itp|enz|pp)$/iu;
const ENDS = /(?<=([\p{L}\p{Nd}]+)[.!])\s(?=\p{Ll}{3})|(?<=\s[:;]-?\))\s(?=\p{Lu})/gu;

/** The sentences of somebody who writes without capitals: "custom only. small pieces from 40. walk ins on Saturday." */
export function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(ENDS)].filter(({ index, 1: word = "" }) => {
    const around = { before: text.slice(Math.max(0, index - 20), index - 1), following: text.charAt(index + 1) };
    return !ET_CETERA.test(word) && isClosed(text.slice(0, index)) && !isAbbreviation(word.toLowerCase(), around);
  });
  const cuts = [0, ...ends.map(({ index }) => index + 1), text.length];
  return cuts.slice(1).map((end, at) => capitalised(text.slice(cuts[at], end).trim()));
}
