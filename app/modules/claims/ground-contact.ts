import { asciiDigits } from "../facts/digits";
import { phoneNumber, type PhoneNumber } from "./find-contact-claims";
import type { Ground } from "./ground";

/** The same address, whatever its case. */
export const groundEmail: Ground = ({ text }, { lines }) => {
  const email = new RegExp(
    `(?<![\\p{L}\\d._%+-])${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\d-]|\\.\\p{L})`,
    "iu",
  );
  return lines.find((line) => line.text.includes("@") && email.test(line.text));
};

/** So many digits at the end are a number without its area code. */
const LOCAL = 6;

/** The same number from home or abroad; a fax number is no telephone number. */
export const groundPhone: Ground = ({ text, context, start }, { lines }) => {
  const claim = phoneNumber(asciiDigits(text));
  const isFax = /fax|فاكس/iu.test(context.slice(Math.max(0, start - 20), start));
  return lines.find((line) => line.phones.some((given) => (isFax || !given.isFax) && sameNumber(claim, given)));
};

function sameNumber(claim: PhoneNumber, given: PhoneNumber): boolean {
  if (claim.country && given.country && claim.country !== given.country) return false;
  if (claim.extension && claim.extension !== given.extension) return false;
  const isLocal = !claim.country && claim.national.length >= LOCAL && given.national.endsWith(claim.national);
  return claim.national === given.national || isLocal;
}
