import type { ClaimKind, SourceName } from "~/modules/claims/claim";
import type { ListedClaim } from "~/modules/claims/listed-claim";

/** What a claim is to an owner. */
export const KIND_WORDS: Record<ClaimKind, string> = {
  phone: "Phone number",
  email: "E-mail address",
  address: "Address",
  price: "Price",
  hours: "Opening times",
  date: "Date",
  number: "Number",
  percentage: "Percentage",
  award: "Award",
  certification: "Certificate",
  person: "Name",
  testimonial: "Quotation",
};

/** Whose words a claim comes from, within a sentence. */
export const SOURCE_WORDS: Record<SourceName, string> = {
  title: "the title you gave",
  brief: "your brief",
  document: "your document",
  request: "what you told the designer",
  "contact form": "your contact form",
  "own edit": "your own edit",
};

/** A sentence around a claim, in three parts: before it, the claim, after it. */
export function aroundClaim(text: string, context: string): [before: string, text: string, after: string] {
  const at = context.indexOf(text);
  return at === -1 ? ["", text, ""] : [context.slice(0, at), text, context.slice(at + text.length)];
}

/** Where a claim stands: 'Prices', or 'Prices and 2 more places'. */
export function placesInWords({ places }: ListedClaim): string {
  const names = [...new Set(places.map(({ section }) => section))];
  if (names.length <= 2) return names.join(" and ");
  return `${names[0]} and ${names.length - 1} more places`;
}
