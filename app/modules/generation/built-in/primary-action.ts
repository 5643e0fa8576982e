import type { PageLanguage } from "~/lib/languages";
import { capitalised } from "../../language/capitalised";
import type { OwnerFacts } from "../../facts/read-facts";
import type { BusinessFacts } from "../../site/site-plan";
import type { Action } from "./composition";
import { truncate } from "../../language/truncate";
import type { DesignerWords } from "../../language/words/designer-words";

/** How words begin by which somebody is called, in each language. */
const CALLS: Record<PageLanguage, string> = {
  en: "call|phone|ring",
  de: "anruf|ruf|telefon",
  es: "llam|telef|teléf",
  ar: "اتصل|هاتف",
  fr: "appel|télép|telep",
  it: "chiam|telef",
  pt: "lig(?:a|u)|telef",
  nl: "bel(?:len)?(?!\\p{L})|telef",
  pl: "zadzwo|dzwo|telef",
};
const CALLING = new RegExp(`(?<!\\p{L})(?:${Object.values(CALLS).join("|")})`, "iu");

/** What a visitor should do: what the owner asked for, else call, else write, else go to the contact part. */
export function primaryAction(business: BusinessFacts, { wishes }: OwnerFacts, words: DesignerWords): Action {
  if (wishes.mainAction) return wishedAction(capitalised(truncate(wishes.mainAction, 40)), business);
  if (business.phone)
    return { label: words.call.replace("{phone}", business.phone.display), href: business.phone.href };
  if (business.email) return { label: words.write, href: `mailto:${business.email}` };
  return { label: words.reach, href: "#contact" };
}

function wishedAction(label: string, { phone, email }: BusinessFacts): Action {
  if (phone && (CALLING.test(label) || !email)) return { label, href: phone.href };
  if (email) return { label, href: `mailto:${email}?subject=${encodeURIComponent(label)}` };
  return { label, href: "#contact" };
}
