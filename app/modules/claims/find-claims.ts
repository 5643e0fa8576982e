import type { TextClaim } from "./claim";
import { findAddressClaims } from "./find-address-claims";
import { findAmountClaims } from "./find-amount-claims";
import { findContactClaims } from "./find-contact-claims";
import { findHonourClaims } from "./find-honour-claims";
import { findPersonClaims } from "./find-person-claims";
import { findTestimonialClaims } from "./find-testimonial-claims";
import { findTimeClaims } from "./find-time-claims";

/** What is found first keeps its words: the figures of a telephone number are no numbers. */
const FINDERS = [
  findTestimonialClaims,
  findContactClaims,
  findAddressClaims,
  findHonourClaims,
  findTimeClaims,
  findAmountClaims,
  findPersonClaims,
];

/**
 * The claims of a text (a sentence or line) in order, none inside of another: telephone numbers, e-mail and postal
 * addresses, prices, times, dates, numbers in figures or words, percentages, awards, certifications, people and
 * testimonials, in English, German, Spanish and Arabic, numbers in French too. The year of a copyright, counts of steps
 * and the like claim nothing.
 */
export function findClaims(text: string): TextClaim[] {
  const found: TextClaim[] = [];
  for (const find of FINDERS)
    for (const claim of find(text))
      if (!found.some(({ start, end }) => start < claim.end && end > claim.start)) found.push(claim);
  return found.sort((a, b) => a.start - b.start);
}
