import type { PageLanguage } from "~/lib/languages";
import { dialledAbroad, isLandline } from "../../facts/dialling-code";
import type { GivenPhone, Phone } from "../../facts/find-phones";
import { TEXTED, WHATSAPP, type PhoneUse } from "../../facts/phone-use";
import { wantsOnlyMail, wayToWrite } from "../../facts/ways-to-write";
import { capitalised } from "../../language/capitalised";
import type { OwnerFacts } from "../../facts/read-facts";
import type { Industry } from "../../site/choices";
import type { BusinessFacts } from "../../site/site-plan";
import type { Action, Composition } from "./composition";
import { statedAct, type StatedAct } from "./acts";
import { fieldsAsked } from "./asked-fields";
import { actOfButton } from "./form-purpose";
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
  const isCalled = !(reached.email && wantsOnlyMail(facts.sentences));
  const phone = isCalled ? given && (inWriting(facts, language, reached.name) ?? given) : undefined;
  return actionFor({ ...reached, ...(phone && { phone }) }, facts, words, industry, language);
}

/**
 * The number by which somebody is written to: by WhatsApp, where its owner names it and its country is sure, or by text.
 * Of several numbers it is the one beside which that is said.
 */
function inWriting({ phones, sentences }: OwnerFacts, language: PageLanguage, name: string): Phone | undefined {
  const whatsApp = numberFor("whatsapp", WHATSAPP, phones, sentences);
  const number = whatsApp && dialledAbroad(whatsApp, [name, ...sentences].join("\n"), language);
  const isBeside = sentences.some((said) => said.includes(whatsApp?.display ?? "\n") && WHATSAPP.test(said));
  // Who only speaks of WhatsApp does not mean a telephone on a wall.
  if (whatsApp && number && (isBeside || !isLandline(number)))
    return { display: `WhatsApp ${whatsApp.display}`, href: `https://wa.me/${number}` };
  const texted = numberFor("text", TEXTED, phones, sentences);
  if (!texted) return undefined;
  const display = `${language === "en" ? "Text" : "SMS"} ${texted.display}`;
  return { display, href: texted.href.replace(/^tel:/u, "sms:") };
}

/** What is said apart from all numbers is said of the only one; which of several it means nobody knows. */
function numberFor(
  use: PhoneUse,
  words: RegExp,
  phones: readonly GivenPhone[],
  sentences: readonly string[],
): GivenPhone | undefined {
  const named = phones.find((phone) => phone.use === use);
  if (named || !sentences.some((sentence) => words.test(sentence))) return named;
  const ordinary = phones.filter((phone) => phone.use === undefined);
  return new Set(ordinary.map(({ href }) => href)).size === 1 ? ordinary[0] : undefined;
}

function actionFor(
  business: BusinessFacts,
  { wishes, sentences, phones }: OwnerFacts,
  words: DesignerWords,
  industry: Industry,
  language: PageLanguage,
): Action {
  // A number that is to be large is the first of two buttons.
  const isNumber = wishes.largeNumber && business.phone && !CALLING.test(wishes.mainAction ?? "");
  if (wishes.mainAction && !isNumber) {
    const label = wishedLabel(wishes.mainAction);
    // Two buttons do not call one number: where the second calls, the first leads to the form.
    const isSplit = wishes.secondAction !== undefined && CALLING.test(wishes.secondAction) && !CALLING.test(label);
    if (isSplit && !business.email) return { label, href: "#contact" };
    const isForm = fieldsAsked(sentences).length > 0 || leadsToForm(wishes.mainAction, sentences);
    if (isForm && !CALLING.test(label)) return { label, href: "#contact" };
    const isForForm = !business.phone && actOfButton(label, industry, language) !== undefined;
    if (isForForm && !["no form", "calls"].includes(wayToWrite(sentences) ?? "")) return { label, href: "#contact" };
    return wishedAction(label, business, !wishes.structure.without.includes("visit"));
  }
  if (wishes.largeNumber && business.phone) return { label: business.phone.display, href: business.phone.href };
  const stated = statedAct(sentences, industry, language);
  const acted = stated && actedOn(stated, isForEmergencies(business.phone, phones) ? {} : business, words, sentences);
  if (acted) return acted;
  if (business.phone && !business.phone.href.startsWith("tel:"))
    return { label: business.phone.display, href: business.phone.href };
  if (business.phone)
    return { label: words.call.replace("{phone}", business.phone.display), href: business.phone.href };
  const comeBy = { label: words.comeBy, href: "#visit" };
  const isShown = !wishes.structure.without.includes("visit");
  if (isShown && business.hours.length > 0 && WALKED_INTO.has(industry)) return comeBy;
  if (business.email) return { label: words.write, href: `mailto:${business.email}` };
  return isShown && business.address ? comeBy : { label: words.reach, href: "#contact" };
}

/** Nobody rings there for a quote or an appointment. */
const isForEmergencies = (phone: Phone | undefined, phones: readonly GivenPhone[]) =>
  phones.some(({ href, use }) => use === "emergencies" && href === phone?.href);

/**
 * On the page, where its form asks what is needed, where that is wanted or there is no telephone. A trial begins there:
 * nobody tries anything by calling, so that who wants calls alone has a button that says that it calls.
 */
function actedOn(
  { act, online }: StatedAct,
  { phone }: Pick<BusinessFacts, "phone">,
  words: DesignerWords,
  sentences: readonly string[],
): Action | undefined {
  const label = words.acts[act];
  const way = wayToWrite(sentences);
  const hasForm = way !== "no form" && way !== "calls";
  const asks = fieldsAsked(sentences).length > 0;
  if (online || !phone || (hasForm && (asks || act === "trial"))) return { label, href: "#contact" };
  if (act === "trial") return undefined;
  return { label: words.actByPhone.replace("{act}", label).replace("{phone}", phone.display), href: phone.href };
}

/** How people ask for the way, in each language. */
const WAY =
  /(?<!\p{L})(?:directions|find us|get(?:ting)? (?:here|there)|anfahrt|wegbeschreibung|so finden sie|c[óo]mo lleg|itinéraire|comment venir|nous trouver|come arriva|dove siamo|como chegar|hoe kom|route|jak doje?ch|dojazd|الطريق|كيف أصل|كيف تصل)/iu;

/** "Un bouton « Ma date est libre ? » qui amène à un petit formulaire" */
const leadsToForm = (words: string, sentences: readonly string[]): boolean =>
  sentences.some((said) => said.includes(words) && wayToWrite([said]) === "form");

/**
 * The second of two buttons that the owner names, or the one beside a number that is to be large: it leads where its words
 * say. Two buttons do not call one number: where that would be, the second leads to the form, and where there is none it is not.
 */
export function secondNamed(
  { business, facts }: Pick<Composition, "business" | "facts">,
  primary: Action,
): Action | undefined {
  const { secondAction, mainAction, structure } = facts.wishes;
  const words = secondAction ?? (mainAction && wishedLabel(mainAction) !== primary.label ? mainAction : undefined);
  if (words === undefined) return undefined;
  const action = wishedAction(wishedLabel(words), business, !structure.without.includes("visit"));
  if (action.href !== primary.href || secondAction) return action;
  const way = wayToWrite(facts.sentences);
  return way === "no form" || way === "calls" ? undefined : { ...action, href: "#contact" };
}

const wishedLabel = (words: string): string => capitalised(truncate(words, 40));

function wishedAction(label: string, business: BusinessFacts, hasVisit: boolean): Action {
  const { phone, email, address, hours } = business;
  if (WAY.test(label) && hasVisit && (address || hours.length > 0)) return { label, href: "#visit" };
  if (phone && (CALLING.test(label) || !phone.href.startsWith("tel:") || !email)) return { label, href: phone.href };
  if (email) return { label, href: `mailto:${email}?subject=${encodeURIComponent(label)}` };
  return { label, href: "#contact" };
}
