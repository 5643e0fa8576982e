import { asciiDigits } from "../facts/digits";
import { phoneTokens } from "../facts/find-phones";
import { phoneNumber, type PhoneNumber } from "./find-contact-claims";

export interface GivenPhone extends PhoneNumber {
  isFax: boolean;
}

const DIGITS = /\+?\(?\d[\d\s()./–-]{4,24}\d(?:\s?(?:ext\.?|x)\s?\d{1,5})?/giu;

/** All that an owner may have written as a telephone number, however it is grouped. */
export function givenPhones(original: string): GivenPhone[] {
  const text = asciiDigits(original);
  if (!/\d/.test(text)) return [];
  const faxes = phoneTokens(text).filter((token) => token.isFax);
  return Array.from(text.matchAll(DIGITS), ({ 0: written, index }) => ({
    ...phoneNumber(written),
    isFax: faxes.some((fax) => index < fax.end && index + written.length > fax.start),
  }));
}
