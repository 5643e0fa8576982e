import type { PageLanguage } from "~/lib/languages";
import { dialledAbroad } from "../../facts/dialling-code";
import type { Phone } from "../../facts/find-phones";
import { capitalised } from "../../language/capitalised";
import type { OwnerFacts } from "../../facts/read-facts";
import type { Industry } from "../../site/choices";
import type { BusinessFacts } from "../../site/site-plan";
import type { Action } from "./composition";
import { statedAct, type StatedAct } from "./acts";
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

/** Trades whose customers walk in. */
const WALKED_INTO: ReadonlySet<Industry> = new Set(["restaurant", "ecommerce"]);

/**
 * What a visitor should do: what the owner asked for, else what they speak of that one does in their trade, else call, else come where people walk in and doors are said to
 * be open, else write, else come, else go to the contact part.
 */
export function primaryAction(
  { phone: given, ...reached }: BusinessFacts,
  facts: OwnerFacts,
  words: DesignerWords,
  industry: Industry,
  language: PageLanguage,
): Action {
  const phone = given && (byWhatsApp(given, facts.sentences) ?? given);
  return actionFor({ ...reached, ...(phone && { phone }) }, facts, words, industry, language);
}

const WHATSAPP = /(?<!\p{L})(?:whats\s?app|wsp|wsap|wapp|zap|و?(?:ال)?وات[سص]\s?[اآأ]?ب)(?!\p{L})/iu;

/** The number by which somebody is written to, where its owner names WhatsApp and its country is sure. */
function byWhatsApp(phone: Phone, sentences: readonly string[]): Phone | undefined {
  if (!sentences.some((sentence) => WHATSAPP.test(sentence))) return undefined;
  const number = dialledAbroad(phone, sentences.join("\n"));
  return number ? { display: `WhatsApp ${phone.display}`, href: `https://wa.me/${number}` } : undefined;
}

function actionFor(
  business: BusinessFacts,
  { wishes, sentences }: OwnerFacts,
  words: DesignerWords,
  industry: Industry,
  language: PageLanguage,
): Action {
  if (wishes.mainAction) return wishedAction(capitalised(truncate(wishes.mainAction, 40)), business);
  const stated = statedAct(sentences, industry, language);
  if (stated) return actedOn(stated, business, words);
  if (business.phone?.href.startsWith("https:")) return { label: business.phone.display, href: business.phone.href };
  if (business.phone)
    return { label: words.call.replace("{phone}", business.phone.display), href: business.phone.href };
  const comeBy = { label: words.comeBy, href: "#visit" };
  const isShown = !wishes.structure.without.includes("visit");
  if (isShown && business.hours.length > 0 && WALKED_INTO.has(industry)) return comeBy;
  if (business.email) return { label: words.write, href: `mailto:${business.email}` };
  return isShown && business.address ? comeBy : { label: words.reach, href: "#contact" };
}

/** On the page, whose form asks what is needed, where that is wanted or there is no telephone. */
function actedOn({ act, online }: StatedAct, { phone }: BusinessFacts, words: DesignerWords): Action {
  const label = words.acts[act];
  if (online || !phone) return { label, href: "#contact" };
  return { label: words.actByPhone.replace("{act}", label).replace("{phone}", phone.display), href: phone.href };
}

function wishedAction(label: string, { phone, email }: BusinessFacts): Action {
  if (phone && (CALLING.test(label) || !email)) return { label, href: phone.href };
  if (email) return { label, href: `mailto:${email}?subject=${encodeURIComponent(label)}` };
  return { label, href: "#contact" };
}
