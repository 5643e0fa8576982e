import { findEmails } from "../../../facts/find-emails";
import { readSource } from "../../../facts/source-text";
import { setEmail } from "../../../operations/facts/set-email";
import { setPhone } from "../../../operations/facts/set-phone";
import { perform } from "../../../operations/perform";
import type { Intent, Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";

const PHONE_WORDS = /\b(?:phone|telephone|tel|mobile|number|call us|ring us|reach us|whatsapp)\b/i;
const NUMBER = /\+?\(?\d[\d\s().\-–/]{5,}\d/g;
const ANOTHER_THING = /\b(?:button|headline|heading|title|colour|font|size|field|form|section|price|add)\b/i;

/** A phone number or an e-mail address, changed wherever it stands and in the links that it has. */
export const changeContact: Intent = (request, site) => changeEmail(request, site) ?? changePhone(request, site);

function changePhone(request: string, site: OpenedSite): Outcome | null {
  const numbers =
    request
      .match(NUMBER)
      ?.map((number) => number.trim())
      .filter((number) => digits(number).length >= 6) ?? [];
  const wanted = numbers.at(-1);
  if (!wanted || ANOTHER_THING.test(request.replace(/phone number/gi, "")) || /https?:|@/.test(request)) return null;
  const old = numbers.length > 1 ? numbers[0]! : null;
  if (!old && !PHONE_WORDS.test(request)) return null;
  return perform(site, setPhone, { ...(old && { from: old }), to: wanted });
}

const digits = (text: string) => text.replace(/\D/g, "");

function changeEmail(request: string, site: OpenedSite): Outcome | null {
  const addresses = findEmails(readSource(request)).map(({ value }) => value);
  const wanted = addresses.at(-1);
  if (!wanted || /\b(?:field|form|recipient|button)\b/i.test(request)) return null;
  const old = addresses.length > 1 ? addresses[0] : undefined;
  return perform(site, setEmail, { ...(old && { from: old }), to: wanted });
}
