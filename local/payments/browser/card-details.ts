import { codeLength, isPast, numberLength, passesLuhn } from "../card-rules";

export type FieldName = "number" | "expiry" | "code";

/** What stands in the form's three fields, as typed. */
export type CardDetails = Record<FieldName, string>;

/** A message with Stripe's code for it. */
export interface Problem {
  code: string;
  message: string;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Groups a card number as it stands on the card: 4-4-4-4, or 4-6-5. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, numberLength(digitsOf(text)));
  const groups =
    numberLength(digits) === 15 ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})$/;
  return groups.exec(digits)!.slice(1).filter(Boolean).join(" ");
}

/** `1` stays, `5` becomes `05 / `, `1230` becomes `12 / 30`; a four-digit year is cut to two. */
export function formatExpiry(text: string): string {
  const isOneDigitMonth = /^\s*([2-9]|\d\s*\/)/.test(text);
  const digits = (isOneDigitMonth ? "0" : "") + digitsOf(text);
  if (digits.length < 2) return digits;
  const year = digits.length >= 6 ? digits.slice(4, 6) : digits.slice(2, 4);
  return `${digits.slice(0, 2)} / ${year}`;
}

export function formatCode(text: string, number: string): string {
  return digitsOf(text).slice(0, codeLength(digitsOf(number)));
}

/** Month and four-digit year of `12 / 30`. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(text.trim()) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** What is wrong with a field, in Stripe's words; nothing when it is complete and possible. */
export function problemOf(field: FieldName, details: CardDetails, today: Date): Problem | undefined {
  if (field === "number") return numberProblem(digitsOf(details.number));
  if (field === "expiry") return expiryProblem(details.expiry, today);
  if (digitsOf(details.code).length >= codeLength(digitsOf(details.number))) return undefined;
  return { code: "incomplete_cvc", message: "Your card's security code is incomplete." };
}

/** The first problem of the form, in the order of its fields. */
export function firstProblem(details: CardDetails, today: Date): (Problem & { field: FieldName }) | undefined {
  for (const field of ["number", "expiry", "code"] as const) {
    const problem = problemOf(field, details, today);
    if (problem) return { ...problem, field };
  }
  return undefined;
}

function numberProblem(digits: string): Problem | undefined {
  if (digits.length < numberLength(digits))
    return { code: "incomplete_number", message: "Your card number is incomplete." };
  return passesLuhn(digits) ? undefined : { code: "invalid_number", message: "Your card number is invalid." };
}

function expiryProblem(text: string, today: Date): Problem | undefined {
  const expiry = parseExpiry(text);
  if (!expiry || expiry.month < 1 || expiry.month > 12) {
    return { code: "incomplete_expiry", message: "Your card's expiration date is incomplete." };
  }
  if (expiry.year < today.getFullYear()) {
    return { code: "invalid_expiry_year_past", message: "Your card's expiration year is in the past." };
  }
  if (!isPast(expiry.month, expiry.year, today)) return undefined;
  return { code: "invalid_expiry_month_past", message: "Your card's expiration date is in the past." };
}
