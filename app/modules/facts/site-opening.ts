import type { PageLanguage } from "~/lib/languages";
import { capitalised } from "../language/capitalised";
import { isClosed } from "../language/may-cut";
import { makerTokens } from "./orders/maker-tokens";
import { notToVisitors, ordersMaker } from "./orders/orders-maker";

/** What leads from a website, or what is sent for one, to the business that it is of. */
const LEADS_TO_BUSINESS: Record<PageLanguage, string> = {
  en: "for|of",
  de: "für|von|der|des",
  es: "para|de|del",
  fr: "pour|de|du|des",
  it: "per|di|del|della|dello|dei|delle",
  pt: "para|pra|de|da|do|das|dos",
  nl: "voor|van",
  pl: "dla",
  ar: "لـ|ل|لمؤسسة",
};
/** Whose it is and what in general, before a name of its own: "my business Bell's". */
const OWN =
  /^(?:the|my|our|a|an|die|das|der|den|dem|meinen?|meine[mr]?|unseren?|unsere[mr]?|el|la|los|las|mi|mis|nuestr[oa]s?|un|una|le|les|mon|ma|mes|notre|nos|une|il|lo|gli|mio|mia|nostr[oa]|o|a|os|as|meu|minha|noss[oa]|uma?|de|het|een|mijn|ons|onze|moj(?:ej|ego)|nasz(?:ej|ego))\s+/iu;
const GENERAL =
  /^(?:[Bb]usiness|[Cc]ompany|[Ff]irm|[Ss]hop|[Nn]ego[cs]io|[Ee]mpresa|[Tt]ienda|[Ee]ntreprise|[Cc]ommerce|[Bb]outique|[Mm]agasin|[Aa]ttività|[Dd]itta|[Nn]egozio|[Nn]egócio|[Ll]oja|[Bb]edrijf|[Zz]aak|[Ff]irm[ya]|[Bb]etrieb|[Gg]eschäft|[Ll]aden)\s+(?:(?:called|named|llamad[oa]|se (?:ll|y)ama|appelée?|chiamat[oa]|chamad[oa]|genaamd|namens)\s+)?(?=\p{Lu})/u;
/** Who speaks now speaks of the business. */
const SPEAKS_OF_ITSELF =
  /(?<!\p{L})(?:we['’]?re|we are|we['’]ve|i['’]?m|i am|it['’]s|wir (?:sind|haben|machen)|ich bin|(?:nosotros )?somos|estamos|soy|tenemos|on est|nous sommes|je suis|c['’]est|moi c['’]est|siamo|sono|abbiamo|sou|temos|we zijn|wij zijn|ik ben|jesteśmy|prowadzę|prowadzimy|نحن|احنا|أنا|عندي|عندنا)(?!\p{L})/giu;
const MOST_WORDS = 26;
const LEAST_WORDS = 3;
/** Words that begin a dictation; "My name's Ann and" begins none. */
const LEAST_DICTATED = 5;
const LIKELY = 0.6;
/** So many words without an end are spoken, not written. */
const SPOKEN = 25;

const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/**
 * A first sentence without the words that only hand it over to the maker: "We need a simple site for Bell's Laundry, in
 * Leith, …" is about Bell's Laundry in Leith, and "right so I'm talking this into the phone we are Bell's …" about who they
 * are. What is left is the owner's, in their order. Pure.
 */
export function withoutSiteOpening(text: string, language: string): string {
  return notToVisitors(text, language) > LIKELY ? text : (behindOrder(text, language) ?? text);
}

/** Arabic writes "for" with the word, Polish bends it: only a name behind a comma stands as it is. */
const BENT: Record<string, (text: string) => string> = {
  ar: (text) => text.replace(/^لل/u, "ال").replace(/^ل/u, ""),
  pl: (text) => /^[^,]{3,60},\s(?=\p{Lu})(.*)$/u.exec(text)?.[1] ?? "",
};

function behindOrder(text: string, language: string): string | undefined {
  const words = LEADS_TO_BUSINESS[language as PageLanguage] ?? LEADS_TO_BUSINESS.en;
  const leads =
    language === "ar" ? new RegExp(`\\s(?=(?:لل|ل)\\p{L}{3})`, "gu") : new RegExp(`\\s(?:${words})\\s`, "giu");
  for (const { index, 0: lead } of text.matchAll(leads)) {
    const before = text.slice(0, index);
    if (wordCount(before) > MOST_WORDS || !isClosed(before)) return undefined;
    const rest = business(text.slice(index + lead.length), language);
    const isHandedOver = endsInSite(before, language) && notToVisitors(before, language) > LIKELY;
    if (isHandedOver && rest && !ordersMaker(rest, language)) return capitalised(rest);
  }
  return undefined;
}

/** "… a simple site": the last words name what is asked for. */
const endsInSite = (text: string, language: string): boolean =>
  makerTokens(text.split(/\s+/u).slice(-LAST_WORDS).join(" "), language).some(({ kind }) => kind === "site");
const LAST_WORDS = 4;

/** The business itself, with its name where it has one; undefined where hardly anything is said of it, or a place measured. */
function business(text: string, language: string): string | undefined {
  if (/^\p{Nd}/u.test(text)) return undefined;
  const bare = language in BENT ? BENT[language]!(text) : text.replace(OWN, "").replace(GENERAL, "");
  return wordCount(bare) >= LEAST_WORDS ? bare : undefined;
}

/** What is spoken without an end, from where who speaks comes to the business. */
export function withoutDictatedOpening(text: string, language: string): string {
  if (wordCount(text) < SPOKEN) return text;
  const starts = [...text.matchAll(SPEAKS_OF_ITSELF)]
    .map(({ index }) => index)
    .filter((at) => {
      const before = text.slice(0, at).trim();
      const count = wordCount(before);
      return count >= LEAST_DICTATED && count <= MOST_WORDS && notToVisitors(before, language) > LIKELY;
    });
  const start = starts.at(-1);
  return start === undefined ? text : capitalised(text.slice(start));
}
