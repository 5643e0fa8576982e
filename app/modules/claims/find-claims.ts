import type { TextClaim } from "./claim";
import { findAddressClaims } from "./find-address-claims";
import { findAmountClaims } from "./find-amount-claims";
import { findContactClaims } from "./find-contact-claims";
import { findTimeClaims } from "./find-time-claims";

/** What is found first keeps its words: the figures of a telephone number are no numbers. */
const FINDERS = [findContactClaims, findAddressClaims, findTimeClaims, findAmountClaims];

/**
 * The claims of a text (a sentence or line) in order, none inside of another: telephone numbers, e-mail and postal addresses,
 * prices, times, dates, numbers in figures or words, percentages, awards, certifications, people and testimonials, in
 * English, German, Spanish and Arabic, numbers in French too. The year of a copyright, counts of steps and the like claim nothing.
 */
export function findClaims(text: string): TextClaim[] {
  const found: TextClaim[] = [];
  for (const find of FINDERS) found.push(...find(text).filter(({ start, end }) => !found.some((other) => other.start < end && other.end > start)));
  return found.sort((a, b) => a.start - b.start);
}
