import { languageOfLine } from "../language/detect-language";
import type { ClaimKind, Grounding, TextClaim } from "./claim";
import type { ClaimInContext, Ground, IsCrossed } from "./ground";
import { groundAddress } from "./ground-address";
import { groundAmount, isOfAnother, isUnderAnother } from "./ground-amount";
import { groundEmail, groundPhone } from "./ground-contact";
import { groundDate, groundHours } from "./ground-time";
import { groundHonour, groundPerson, groundTestimonial } from "./ground-words";
import { onceInARow } from "./once";
import { hasRoleOfAnother } from "./person-roles";
import { plainText } from "./plain-text";
import type { PreparedSources } from "./prepare-sources";

const GROUNDS: Record<ClaimKind, Ground> = {
  phone: groundPhone,
  email: groundEmail,
  address: groundAddress,
  price: groundAmount,
  percentage: groundAmount,
  number: groundAmount,
  hours: groundHours,
  date: groundDate,
  award: groundHonour,
  certification: groundHonour,
  person: groundPerson,
  testimonial: groundTestimonial,
};

/** The pairs: this price for this thing, this number of this, this role of this person. */
const CROSSED: Partial<Record<ClaimKind, IsCrossed>> = {
  price: isOfAnother,
  number: isOfAnother,
  person: hasRoleOfAnother,
};

const LONGEST_QUOTE = 240;

/**
 * Where a claim comes from; null when nothing that the owner gave says it. What stands word for word in the owner's
 * text is grounded. Else its value must stand there, written as you like: '1,200' or 'twelve hundred', '9am' or
 * '09:00', with or without country code, and stand with the same: the price of another thing, the hours of another day
 * ('15 years', where there are 15 staff) ground nothing. `context` is the sentence of the claim, by default its own
 * text; `lang` its language, by default as it seems; `label` what stands above it in its card.
 */
export function groundClaim(
  given: TextClaim & { context?: string; lang?: string; label?: string },
  sources: PreparedSources,
): Grounding | null {
  const context = given.context ?? given.text;
  const whole = wholeSentence(context, sources);
  if (whole && !given.label) return whole;
  const claim: ClaimInContext = { ...given, context, lang: given.lang ?? languageOfLine(context) };
  const line = GROUNDS[claim.kind](claim, sources);
  const isCrossed = whole ? isUnderAnother : CROSSED[claim.kind];
  if (line && isCrossed?.(claim, sources)) return null;
  return whole ?? (line ? { source: line.source.name, quote: shortened(line.text) } : null);
}

/** A sentence as it may stand in the owner's text; its claims follow each other. */
const plainSentence = onceInARow((context) =>
  plainText(context)
    .replace(/(?<![.!?,;:"')-])[.!?,;:"')-]+$/, "")
    .replace(/^["'(-]+/, ""),
);

/** A sentence that the owner wrote needs no second look. */
function wholeSentence(context: string, { sources }: PreparedSources): Grounding | undefined {
  const plain = plainSentence(context);
  const isStatement = plain.split(" ").length >= 3;
  const source = isStatement ? sources.find((each) => holds(each.plain, plain)) : undefined;
  return source && { source: source.name, quote: shortened(context) };
}

function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + part.length, at + part.length + 2)];
    if (!/[\p{L}\d]$|\d[.,:]$/u.test(before) && !/^[\p{L}\d%]|^[.,:]\d/u.test(after)) return true;
  }
  return false;
}

const shortened = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : text;
