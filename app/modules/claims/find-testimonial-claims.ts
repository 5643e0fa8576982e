import type { TextClaim } from "./claim";
import { plainWords } from "./plain-text";

const QUOTED = /[“„«»"]\s?([^“”„«»"]{8,900}?)\s?[”“»«"]/gu;
/** Sayings, questions and names stand in quotation marks too. */
const NO_VOICE =
  /(?:saying|proverb|motto|rule|called|named|song|sprichwort|gilt|heißt|lema|refrán|llamad[oa]|you ask|dicho|مثل)[^.]{0,20}[:,]?\s?$/iu;
const LEAST_WORDS = 3;

/** What somebody is quoted with: words in quotation marks that begin like a sentence. */
export function findTestimonialClaims(text: string): TextClaim[] {
  if (!/[“„«"]/.test(text)) return [];
  return [...text.matchAll(QUOTED)]
    .filter(({ 0: quoted, 1: words, index }) =>
      isVoice(words!, text.slice(Math.max(0, index - 40), index), text.slice(index + quoted.length)),
    )
    .map(({ 0: quoted, index }) => testimonialClaim(quoted, index));
}

/** A whole line that is marked up as a quotation. */
const testimonialClaim = (text: string, start: number): TextClaim => ({
  kind: "testimonial",
  text,
  key: `testimonial:${plainWords(text).join(" ")}`,
  start,
  end: start + text.length,
});

function isVoice(words: string, before: string, after: string): boolean {
  if (plainWords(words).length < LEAST_WORDS || /^\p{Ll}/u.test(words) || NO_VOICE.test(before)) return false;
  const isQuestion = /[?؟]$/u.test(words);
  const isSentence = /[.!…]$/u.test(words) || /^\s?[.]/.test(after);
  const hasAuthor = /^\s{0,2}[-–—,(]?\s?[\p{Lu}\u0620-\u064a]/u.test(after);
  return !isQuestion && (isSentence || hasAuthor || (before.trim() === "" && after.trim() === ""));
}
