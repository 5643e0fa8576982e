import { emailsIn } from "../facts/find-emails";
import { phoneTokens } from "../facts/find-phones";
import type { TextClaim } from "./claim";

/** Telephone numbers, fax numbers included, and e-mail addresses. */
export function findContactClaims(text: string): TextClaim[] {
  const emails = text.includes("@")
    ? emailsIn(text).map(({ value, start }) => claim("email", value, value.toLowerCase(), start))
    : [];
  const phones = phoneTokens(text)
    .filter((phone) => phone.text.replace(/\D/g, "").length >= 6)
    .map((phone) =>
      claim("phone", text.slice(phone.start, phone.end).trim(), phoneNumber(phone.text).national, phone.start),
    );
  return [...emails, ...phones];
}

const claim = (kind: "email" | "phone", text: string, value: string, start: number): TextClaim => ({
  kind,
  text,
  key: `${kind}:${value}`,
  start,
  end: start + text.length,
});

/** Country codes after which a number goes on as at home, without its 0 (ITU-T E.164). */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

export interface PhoneNumber {
  country?: string;
  /** The number as it is the same from home and from abroad: without country code and leading zeros. */
  national: string;
  extension?: string;
}

/** Takes a written number apart: "+44 (0)20 7946 0958" and "020 7946 0958" have the same national number. */
export function phoneNumber(written: string): PhoneNumber {
  const [number = "", extension] = written.split(/\s?(?:ext\.?|x)\s?/i);
  const digits = number.replace(/\(0\)/g, "").replace(/\D/g, "");
  const suffix = extension ? { extension: extension.replace(/\D/g, "") } : {};
  const abroad = /^\s*\(?\+/.test(number) ? digits : /^00[1-9]/.test(digits) ? digits.slice(2) : undefined;
  const country = abroad && COUNTRY.exec(abroad)?.[0];
  if (abroad && country) return { country, national: bare(abroad.slice(country.length)), ...suffix };
  return { national: /^1[2-9]\d{9}$/.test(digits) ? digits.slice(1) : bare(digits), ...suffix };
}

const bare = (digits: string) => digits.replace(/^0+/, "");
