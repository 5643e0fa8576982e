import { remembered } from "~/lib/remembered";
import { whenIn } from "../date-words";
import { hoursTokens } from "../hours/tokens";
import { tellsOfFormerMaker } from "../orders/former-maker";
import { lexiconOf } from "../reading/lexicon";
import type { WordTables } from "../reading/read-languages";
import { tokenize, type Recogniser, type Vocabulary } from "../reading/tokenize";
import { YOURS } from "./clause-names";
import { COUNTED as COUNTED_WORD } from "./counted-words";
import { CURRENCY_SIGNS } from "./currencies";
import { hasOwnRange } from "./depends-on";
import { is, moneyTokens } from "./money";
import { NOT_OURS } from "./not-ours";
import { isNoPurchase, type PricedWords } from "./no-purchase";
import { OTHER_WORDS, type OtherWord } from "./other-words";
import { PRICE_WORDS } from "./price-words";

type Guarded = OtherWord | "plain" | "said";

/** What the reader of prices knows as speech; in a name it makes a statement of it, wherever the line stands. */
const SAID = ["speech", "answer", "when", "otherwise"] as const;

/** "Your first class", "no schedules", "voice box dazu" are said in names, too. */
const NAMES = new Set([...YOURS, ..."no|kein|keine|most|some|many|both|dazu".split("|")]);

/** "10er-Karte": the letters behind a number are no word of their own. */
const COUNTED: Recogniser<Guarded> = { kind: "plain", pattern: /\d+\p{L}+/uy };

/**
 * Says that the words around an amount are no line of a price list, whoever read them as one: a name is a thing, and no
 * statement, question or condition; nothing near it names somebody else who gets the money, another time or a fine; and
 * it is something that one buys.
 */
export function isNoPriceLine(row: PricedWords & { said: string; detail?: string }, language: string): boolean {
  const [name, said] = [kindsIn(row.name, language), kindsIn(`${row.said} ${row.behind}`, language)];
  return (
    name.includes("said") ||
    name.includes("tells") ||
    said.includes("elsewhere") ||
    NOT_OURS.test(`${row.said} ${row.behind}`) ||
    HAS_AMOUNT.test(row.name) ||
    HAS_COUNT_OF_MONEY.test(row.name) ||
    LEANS.test(row.name.replace(/[\s,;:.]{1,4}$/u, "").trim()) ||
    [row.rest, row.detail ?? ""].some((words) => GOES_ON.test(words)) ||
    isCount(row) ||
    OF_EACH.test(row.name) ||
    OF_THE_MAKER.test(row.said) ||
    tellsOfFormerMaker(row.said) ||
    ADDS.test(row.detail ?? "") ||
    ENDS_BARE.test(row.detail ?? "") ||
    hasOwnRange(row.detail ?? "") ||
    hasFurtherAmount(row.detail ?? "", language) ||
    hasTwoThings(row.price) ||
    isFreeAbove(row) ||
    isFreeFromAmount(row, language) ||
    row.name.includes("?") ||
    /^\s*[?؟]/u.test(row.behind) ||
    isOnceAMonth(row.name, language) ||
    announces(row.name, language) ||
    isNoPurchase(row, language)
  );
}

/** Whether words beside an amount make a statement of their own: "dogs may come, too". */
export const tellsSomething = (text: string, language: string): boolean => kindsIn(text, language).includes("tells");

/** Whether a sentence says that somebody else gets an amount, or that it holds no more. */
export const tellsElsewhere = (text: string, language: string): boolean =>
  NOT_OURS.test(text) || kindsIn(text, language).includes("elsewhere");

/** "… €20 the small one, 30 the others": a bare number before an article is what those cost. */
const hasFurtherAmount = (detail: string, language: string): boolean =>
  moneyTokens(detail, language).some(
    (token, at, all) => /^\d+(?:[.,]\d+)?$/u.test(token.text) && is(all[at + 1], "article"),
  );

/** "Quiz every first Tuesday of the month" */
function isOnceAMonth(name: string, language: string): boolean {
  const kinds = hoursTokens(name, language).map(({ kind }) => kind);
  return kinds.includes("ordinal") && kinds.includes("ofMonth");
}

/** "On 7 March starts the night cup, entry £60": between a date and an article stands a verb, and all of it is a sentence. */
function announces(name: string, language: string): boolean {
  const when = whenIn(name);
  if (!when || when.start > LONGEST_LEAD) return false;
  const [verb, article] = moneyTokens(name.slice(when.end), language);
  return is(verb, "other") && is(article, "article");
}
/** "No dia 7 de março" */
const LONGEST_LEAD = 8;

/** "Paklay 120 per order, rice 8 pesos", "menu at 38, wine 22": a name with the amount of another thing. */
const HAS_COUNT_OF_MONEY =
  /\p{Nd}\s(?:per|pro|por|par|each)\s\p{L}|(?<!\p{L})(?:at|à|für|por|per|voor|za)\s\p{Nd}{1,4}(?:,|$)/iu;

/** "Your fee of 1,400 euros is fine": what the website costs. */
const OF_THE_MAKER =
  /(?<!\p{L})(?:your (?:fee|quote|invoice|offer)|(?:ihr|euer|dein)e? (?:honorar|angebot|rechnung|kostenvoranschlag)|(?:su|tu|vuestro) (?:presupuesto|factura|honorarios)|(?:votre|ton) (?:devis|facture)|(?:il|un) (?:suo|vostro|tuo) (?:preventivo|compenso|onorario)|(?:seu|vosso|teu) (?:orçamento|honorário)|(?:uw|jullie|je) (?:offerte|factuur|honorarium)|(?:pana|pani|państwa|wasza|twoja) (?:wycena|oferta|faktura|stawka))(?!\p{L})/iu;

/** "Same 10 zł", "وخارجها 100": a word that says its thing only with what stands before it. */
const LEANS =
  /^(?:same|sam|sami|sama|alone|outside|inside|beyond|further(?: away| out)?|weiter(?: weg)?|más lejos|plus loin|oltre|più lontano|mais longe|verder(?: weg)?|dalej|allein|außerhalb|darüber|fuera|dentro|aparte|seule?s?|dehors|au-delà|da soli|fuori|sozinh[oa]s?|fora|alleen|erbuiten|daarbuiten|poza|خارج\p{L}{0,3}|داخل\p{L}{0,3}|sai|saem|sale|salen|viene|vengono|esce|kommt|kommen|kostet|costs?|fait|revient|kost|wychodzi)$/iu;

/** "١٣ دينار ونص": more of the amount stands behind its currency. */
const GOES_ON =
  /^\s*(?:and a half|y medi[oa]|e mezz[oa]|et demie?|e mei[oa]|en een half|i pół|و(?:نص|نصف|ربع))(?![\p{L}\p{M}])/iu;

/** "Size 47 and more € 41", "checks at 8.30": the number behind the name is none of money. */
const isCount = ({ name, price, detail = "" }: PricedWords & { detail?: string }): boolean =>
  /^\p{Nd}[\p{Nd}.,]*$/u.test(price) &&
  (COUNTED_WORD.test(name) || (TIME_WORD.test(detail || name) && LIKE_A_TIME.test(price)));
const TIME_WORD = /(?<!\p{L})(?:hours?|uhr|ore|alle|hora|horas|heures?|uur|godz\.?|godzina)$/iu;
const LIKE_A_TIME = /^(?:1?\p{Nd}|2[0-4])(?:[.,][0-5]\p{Nd})?$/u;

/** "Two people a site, each extra person $4": what each costs is the price of no more than that. */
const OF_EACH =
  /,\s(?:each|every|any|extra|additional|another|jede[rs]?|weitere[rs]?|zusätzliche[rs]?|cada|chaque|ogni|elke?|ieder|każd\p{L}|كل)\s/iu;

/** "Payroll $35 a month plus $6 per employee": what is added changes the price. */
const ADDS = /^[\s(]*(?:plus|\+|zzgl|zuzüglich|más|più|mais|oraz)\s?[^\p{L}]*\p{Nd}/iu;

/** "Parrucca dieci euro, la maschera ve la vendo a 38": the amount of another thing; a year and a size say what they are. */
const ENDS_BARE = /(?<=\p{Ll}\s)(?!(?:19|20)\p{Nd}{2}$)\p{Nd}{1,4}(?:[.,]\p{Nd}{2})?$/u;

/** "9,80 €, mit Ziegenkäse 11,50": an amount without its money behind a comma is of another thing. */
function hasTwoThings(price: string): boolean {
  const at = Math.max(price.lastIndexOf(", "), price.lastIndexOf("، "));
  const [before, behind] = [price.slice(0, Math.max(at, 0)), price.slice(at + 1).trim()];
  return SIGN.test(before) && !SIGN.test(behind) && /^\p{L}{2}/u.test(behind) && /\p{Nd}[.,]\p{Nd}{2}$/u.test(behind);
}
const SIGN = new RegExp(`[${CURRENCY_SIGNS}]`, "u");

/** "Shipping $35, free above $450": what is sent costs either. */
const isFreeAbove = ({ name, price, detail = "" }: PricedWords & { detail?: string }): boolean =>
  SENDING.test(name) && /\p{Nd}/u.test(`${detail} ${price.replace(/\p{Nd}[\p{Nd}.,]*/u, "")}`);

/** "Nakuru town free above Ksh 2,000": what costs nothing from some amount on is brought, whatever it is called. */
const isFreeFromAmount = ({ price, detail = "" }: PricedWords & { detail?: string }, language: string): boolean =>
  !/\p{Nd}/u.test(price) &&
  moneyTokens(detail, language).some((token) => is(token, "condition") && /\p{Nd}/u.test(token.text));

const SENDING = /shipping|postage|versand|envío|frais de port|spedizion|portes de|verzend|wysyłk|شحن/iu;

/** With a sign of money, or with the two decimals that few measures have: "Supplì 1,80 l'uno". */
const HAS_AMOUNT = new RegExp(
  `[${CURRENCY_SIGNS}]\\s?\\d|\\d\\s?[${CURRENCY_SIGNS}]|(?<![\\d.,])\\d{1,3}[.,]\\d\\d(?!\\d|[.,]\\d|\\s?(?:\\p{L}{1,2}|lit\\p{L}*|ltr|pint\\p{L}*)(?![\\p{L}'’])|\\s?[-–/x×%"″])`,
  "u",
);

const kindsIn = (text: string, language: string): string[] =>
  tokenize(text, guardedVocabulary(language)).map(({ kind }) => kind);

/** "Lease check on its own" tells nothing. */
const ITSELF = "on its own|by itself";

const guardedVocabulary = remembered(vocabularyFor);

function vocabularyFor(language: string): Vocabulary<Guarded> {
  const tables = Object.fromEntries(
    Object.entries(PRICE_WORDS).map(([own, words]) => {
      const said = SAID.map((kind) => words[kind])
        .flatMap((phrases) => phrases?.split("|") ?? [])
        .filter((word) => !NAMES.has(word))
        .join("|");
      return [own, { ...OTHER_WORDS[own as keyof typeof OTHER_WORDS], plain: `${words.plain}|${ITSELF}`, said }];
    }),
  ) as WordTables<Guarded>;
  const ownOnly = new Set<Guarded>(["said", "tells", "elsewhere"]);
  return { lexicon: lexiconOf(tables, language, { ownOnly }), recognisers: [COUNTED], signs: {} };
}
