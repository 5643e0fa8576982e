import type { PageLanguage } from "~/lib/languages";
import { remembered } from "~/lib/remembered";
import { weekdayNames } from "../../facts/reading/calendar-names";

/** How owners begin sentences, as alternatives of a pattern; null where a language has none that can be left out. */
interface Beginnings {
  /** Two words: "welcome to". */
  greeting: string;
  /** What any business could say of itself. */
  stock: string;
  /** "We are" before what they are. */
  copula: string | null;
  /** "is" behind the business' name. */
  namedCopula: string;
  /** How the business speaks of itself, near the beginning of a sentence. */
  speaks: string;
  /** How a person is introduced. */
  introduces: string;
  /** What opening hours begin with, beside the name of a day. */
  hours: string;
}

const BEGINNINGS: Record<PageLanguage, Beginnings> = {
  en: {
    greeting: "welcome to",
    stock:
      "your trusted|your (?:number|no\\.?) ?(?:one|1)|elevate your|unlock|transform your|discover (?:the|our)|experience the|your one[- ]stop|we are (?:passionate|committed|dedicated)|look no further",
    copula: "we are|we're|i am|i'm|this is|it is|it's|(?:its|im)(?= an? )",
    namedCopula: "is|are",
    speaks: "we|i|my|our|we're|we've|i've",
    introduces: "my name is|i am|i'm|we are|we're",
    hours: "open|opening|closed|hours|weekdays|daily",
  },
  de: {
    greeting: "willkommen (?:bei|auf|im|in)",
    stock: "ihr (?:zuverlässiger )?partner",
    copula: "(?:wir sind|ich bin|das ist)(?: ['’]?ne?(?=\\s))?",
    namedCopula: "ist|sind",
    speaks: "wir|ich|mein|meine|unser|unsere|uns",
    introduces: "ich bin|ich heiße|wir sind|mein name",
    hours: "geöffnet|öffnungszeiten|erreichbar|täglich",
  },
  es: {
    greeting: "bienvenid[oa]s? al?",
    stock: "su (?:mejor )?aliado",
    copula: "somos|soy|es",
    namedCopula: "es|son",
    speaks: "\\p{L}+[aei]mos|mi|mis|nuestr[oa]s?",
    introduces: "soy|somos|me llamo|mi nombre",
    hours: "abierto|abrimos|horario|cerrado",
  },
  ar: {
    greeting: "مرحبا بكم",
    stock: "مرحبا",
    copula: "نحن",
    namedCopula: "هو|هي",
    speaks: "نحن|عندنا|لدينا",
    introduces: "أنا|اسمي",
    hours: "نعمل|مفتوح|الدوام|المواعيد|مواعيدنا|مواعيد العمل|ساعات العمل|أوقات العمل",
  },
  // Where the verb alone says who acts, what follows "e" or "et" would have lost it.
  fr: {
    greeting: "bienvenue (?:chez|à|au|aux|dans|sur)",
    stock: "votre partenaire|découvrez (?:notre|nos|l)",
    copula: null,
    namedCopula: "est|sont",
    speaks: "nous|on|je|j['’]\\p{L}+|mon|ma|mes|notre|nos",
    introduces: "je suis|nous sommes|je m['’]appelle",
    hours: "ouvert|ouverture|horaires|fermé|tous les jours",
  },
  it: {
    greeting: "benvenut[oaie] (?:da|dal|al|alla|allo|nel|nella|a|in|su|sul)",
    stock: "il (?:tuo|vostro|suo) partner|scopri (?:il|la|i|le)",
    copula: null,
    namedCopula: "è|sono",
    speaks: "\\p{L}+iamo|mio|mia|nostr[oaie]",
    introduces: "sono|siamo|mi chiamo",
    hours: "apert[oi]|apertura|orari|orario|chius[oi]|tutti i giorni",
  },
  pt: {
    greeting: "bem-vind[oa]s? (?:a|à|ao|aos|às)",
    stock: "o seu (?:melhor )?parceiro|descubra (?:o|a|os|as)",
    copula: "somos|sou",
    namedCopula: "é|são",
    speaks: "\\p{L}+[aei]mos|meu|minha|nosso|nossa",
    introduces: "sou|somos|chamo-me|o meu nome",
    hours: "aberto|abrimos|horário|fechado|todos os dias",
  },
  nl: {
    greeting: "welkom (?:bij|op|in)",
    stock: "uw (?:betrouwbare )?partner|ontdek (?:de|het|onze)",
    copula: null,
    namedCopula: "is|zijn",
    speaks: "wij|we|ik|mijn|ons|onze",
    introduces: "ik ben|ik heet|wij zijn|we zijn|mijn naam",
    hours: "open|geopend|openingstijden|gesloten|dagelijks",
  },
  // "Jesteśmy" gives what follows a case that it cannot stand in alone.
  pl: {
    greeting: "witamy (?:w|we|na)",
    stock: "(?:twój|państwa) partner|odkryj",
    copula: null,
    namedCopula: "to",
    speaks: "\\p{L}+(?:emy|amy|imy|ymy)|nasz[ae]?|mój|moja",
    introduces: "jestem|jesteśmy|nazywam się",
    hours: "otwarte|czynne|nieczynne|zamknięte|godziny otwarcia|codziennie",
  },
};

/** Words that only lead to what somebody says: "so we're a bar", "pues somos un bar". */
const JOINS = "(?:so|well|basically|also|tja|pues|bueno|bem|então),?\\s";

const ALL = Object.values(BEGINNINGS);
const beginning = (words: string[], end = "\\s") => new RegExp(`^(?:${words.join("|")})${end}`, "iu");
const NEVER = /(?!)/u;

/** A greeting and the blank behind it, in any language. */
export const GREETING = beginning(ALL.map(({ greeting }) => greeting));
/** A greeting or a stock phrase, in any language. */
export const STOCK = beginning(
  ALL.flatMap(({ greeting, stock }) => [greeting, stock]),
  "",
);

/** What only the text's own language tells: "es" is a verb in Spanish, and "so" a day in German. */
export interface OpeningPatterns {
  language: PageLanguage;
  copula: RegExp;
  /** A word that leads to "we are": "so", "pues". */
  joins: RegExp;
  namedCopula: RegExp;
  /** When a place is open is no statement of what it is. */
  hours: RegExp;
  speaks: RegExp;
  introduces: RegExp;
}

/** The patterns of a language. */
export const openingPatterns = remembered(patternsFor);

function patternsFor(language: PageLanguage): OpeningPatterns {
  const { copula, namedCopula, hours, speaks, introduces } = BEGINNINGS[language];
  const names = weekdayNames(language).flat();
  // "Mi mamá" is no Wednesday.
  const days = names.map((name) => (name.length > 2 ? name : `${name}(?=\\.|\\s?[-–,/&\\d])`)).join("|");
  return {
    language,
    copula: copula ? beginning([`(?:${JOINS})?(?:${copula})`], "\\s+") : NEVER,
    joins: copula ? new RegExp(`^${JOINS}(?=(?:${copula})\\s)`, "iu") : NEVER,
    namedCopula: beginning([namedCopula, "="], "\\s+"),
    speaks: new RegExp(`^.{0,24}(?<!\\p{L})(?:${speaks})(?!\\p{L})`, "iu"),
    introduces: beginning([introduces]),
    hours: new RegExp(`^(?:(?:${hours})(?!\\p{L}).{0,60}\\p{Nd}|(?:${days})(?!\\p{L}).{0,40}\\p{Nd})`, "iu"),
  };
}
