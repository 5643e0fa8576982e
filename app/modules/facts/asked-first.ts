import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "./reading/whole-words";

/** How owners say that something is to be seen first, in each language. */
const FIRST: Record<PageLanguage, string> = {
  en: "first|(?:at|near) the (?:very )?(?:top|front|start)|(?:very )?top of (?:the )?(?:page|site)|on top|up top|right at the top|up ?front|opening (?:line|words|sentence)|(?:start|begin|open|lead)s? with",
  de: "zuerst|als (?:erstes|aufmacher)|zuoberst|ganz nach (?:oben|vorne?)|ganz (?:oben|vorne?)|oben|am anfang|an erster stelle|auf der startseite|erste[rs]? (?:zeile|satz|blick|wort)|(?:beginnt?|fangt|anfangen|starten?) mit",
  es: "en (?:evidencia|primer plano)|(?:lo )?primero|primera (?:línea|frase|cosa)|en lo alto|arriba(?: del todo)?|al (?:principio|inicio|comienzo)|en (?:la )?portada|de entrada|(?:empezar|empiece|empieza|comenzar|abrir) con",
  fr: "en évidence|d['’]abord|en (?:tout )?premier|première (?:ligne|phrase|chose)|(?:tout )?en haut|au début|en tête|en ouverture|(?:commencer|commencez|ouvrir) par",
  it: "in evidenza|(?:come |per )?prima cosa|per prim[oi]|prim[ao] (?:riga|frase)|prima di tutto|in cima|in alto|all['’]inizio|in apertura|in testa|(?:iniziare|cominciare|aprire|iniziate|cominciate) con",
  pt: "em (?:destaque|evidência)|primeiro|em primeiro lugar|primeira (?:linha|frase|coisa)|(?:logo )?no (?:topo|início|começo)|em cima|logo de cara|de cara|na capa|(?:começar|abrir|começa) com",
  nl: "bovenaan|helemaal boven|vooraan|voorop|als eerste|eerste (?:regel|zin|ding)|eerst|(?:begin(?:nen)?|open(?:en)?|start(?:en)?) met",
  pl: "najpierw|na (?:samym )?(?:początku|początek)|na (?:samej górze|samą górę|górze|górę)|u góry|pierwsz[ae] (?:linijka|zdanie|rzecz)|na wstępie|(?:zacząć|zacznij(?:cie)?) od",
  ar: "أول شي(?:ء)?|أولا|أولاً|أول (?:سطر|جملة|كلمة)|في (?:البداية|المقدمة|الأعلى)|بالبداية|بالأول|فوق|(?:في )?(?:أول|أعلى) (?:الصفحة|الموقع)",
};
/** What owners call the large words at the top of a page. */
const HEADLINE: Record<PageLanguage, string> = {
  en: "(?:big |main )?headline|strapline|tagline|slogan|(?:big|main|large) (?:title|heading|line|words)",
  de: "überschrift|hauptüberschrift|schlagzeile|headline|slogan|spruch|(?:großer?|dicker?) titel",
  es: "titular|eslogan|lema|(?:título|frase) (?:grande|principal)",
  fr: "accroche|slogan|(?:gros|grand) titre|titre principal|phrase d['’]accroche",
  it: "slogan|titolone|(?:titolo|frase) (?:grande|principale)",
  pt: "manchete|slogan|(?:título|frase) (?:grande|principal)",
  nl: "slogan|koptekst|(?:grote|dikke) (?:kop|titel)|kop",
  pl: "hasło|hasłem|nagłówek|slogan|duży napis",
  ar: "شعار|عنوان(?: كبير| رئيسي)?|العنوان(?: الكبير| الرئيسي)?",
};
const words = (table: Record<PageLanguage, string>) => new RegExp(wholeWords(Object.values(table).join("|")), "iu");
const IS_FIRST = words(FIRST);
const IS_HEADLINE = words(HEADLINE);
/** A part of the page has a headline of its own. */
const IS_PART = new RegExp(
  wholeWords(
    "section|part|paragraph|block|abschnitt|bereich|teil|sección|apartado|bloque|section|rubrique|partie|sezione|parte|secção|seção|sectie|onderdeel|blok|sekcja|część|قسم|فقرة",
  ),
  "iu",
);
const QUOTED = /["“„«»]\s?([^"“”„«»]{6,120}?)\s?["”“»«]/gu;
const LONGEST = 130;
/** What a photograph or a headline has written on it, without quotation marks. */
const WRITTEN: Record<PageLanguage, string> = {
  en: "with the (?:words|line|sentence)|(?:that |which )?sa(?:ys|ying)",
  de: "mit (?:dem (?:satz|text|spruch)|der aufschrift|den worten)|darauf steht",
  es: "con (?:la frase|las palabras|el texto)|que diga|donde ponga",
  fr: "avec (?:la phrase|les mots|le texte|écrit(?: dessus)?)|qui dit|où (?:il est )?écrit",
  it: "con (?:scritto(?: sopra)?|la (?:scritta|frase)|le parole)|che dice",
  pt: "com (?:a frase|as palavras|o texto|escrito)|que diga|a dizer",
  nl: "met (?:de (?:tekst|zin|woorden)|erop)|waarop staat",
  pl: "z (?:napisem|tekstem|hasłem)|na którym jest napisane",
  ar: "(?:مكتوب|ومكتوب|يكتب|ويكتب) علي(?:ها|ه)|مع (?:جملة|عبارة)",
};
const IS_WRITTEN = new RegExp(
  `(?<!\\p{L})(?:${Object.values(WRITTEN).join("|")})\\s?:?\\s([^"“”„«»,;:]{12,80}?)[.!]?$`,
  "iu",
);

/** Whether words say that something is to be seen first. */
export const saysFirst = (said: string): boolean => IS_FIRST.test(said);

/** Whether words lead to what is to stand large or first on the page: "Big headline something like", "oben:". */
export const leadsToFirst = (said: string): boolean =>
  (IS_FIRST.test(said) || IS_HEADLINE.test(said)) && !IS_PART.test(said);

/** Words without those that say that something is to be seen first. */
export const withoutFirst = (said: string): string => said.replace(ALL_FIRST, "");

/** Whether words lead to the headline of the page. */
export const leadsToHeadline = (said: string): boolean => IS_HEADLINE.test(said) && !IS_PART.test(said);

const BEGINS_LARGE = /^[\p{Lu}\u0621-\u064a]/u;

/**
 * The words that a sentence to the maker wants to stand first on the page: 'Start with the line "Nobody gets left behind"',
 * 'Headline "Till down?", button "Call"' with what its `buttons` say.
 */
export function firstWordsIn(sentence: string, buttons: readonly string[] = []): string | undefined {
  const all = [...sentence.matchAll(QUOTED)].filter(
    ([, said = ""]) => !buttons.some((words) => said.startsWith(words)),
  );
  const [quoted, ...others] = all;
  if (others.length > 0 || sentence.length - (quoted?.[0].length ?? 0) > LONGEST) return undefined;
  if (quoted) return leadsToFirst(sentence.replace(quoted[0], "")) ? quoted[1] : undefined;
  const placed = wordsPlacedFirst(sentence);
  if (placed) return placed;
  const written = IS_WRITTEN.exec(sentence);
  const isName = BEGINS_LARGE.test(written?.[1] ?? "");
  return isName && leadsToFirst(sentence.slice(0, written!.index)) ? written![1] : undefined;
}

/**
 * Whether a sentence only says where which words go: 'Top of the page = "…"', 'Ganz nach oben bitte der Satz "…"'. What
 * leads to them says nothing else.
 */
export function onlyPlacesWords(sentence: string): boolean {
  const [lead = "", , end = ""] = sentence.split(/["“”„«»]/u);
  const left = lead.replace(ALL_FIRST, "").replace(FILLS, "");
  return (
    lead.length <= LONGEST_LEAD &&
    lead !== left &&
    !/[\p{L}\p{Nd}]/u.test(left) &&
    (/^\s*(?:$|[.,;+،؛])/u.test(end) || THEN.test(end) || isReach(end)) &&
    firstWordsIn(sentence) !== undefined
  );
}
const LONGEST_LEAD = 48;
/** "… then Book": what stands behind the first words. */
const THEN = /^\s*(?:then|dann|danach|luego|después|puis|ensuite|poi|depois|dan|daarna|potem|ثم)\s/iu;
/** How to reach the business, right behind the words: 'doors@latchford.example / 07700 900633'. */
const isReach = (text: string): boolean =>
  text.split(/\s+/u).every((part) => part.includes("@") || !/\p{L}/u.test(part));
const ALL_FIRST = new RegExp(`${IS_FIRST.source}|${IS_HEADLINE.source}`, "giu");
/** What stands around such a place in each language. */
const FILLS = new RegExp(
  wholeWords(
    "of|the|page|site|thing|line|sentence|words?|text|please|put|goes|something|like|a|i want|i(?:['’]d| would) like|bitte|nach|der|die|das|satz|spruch|seite|hätt?e? (?:ich|wir) gern|soll(?:te)?|stehen|por favor|quiero|que diga|je voudrais|je veux|vorrei|quero|wil ik|graag|chcę|el|la|lo|una?|frase|texto|pon(?:gan|ed)?|le|les|phrase|texte|mots|svp|merci de mettre|il|scritta|testo|per favore|o|os|as|uma?|het|de|een|zin|tekst|graag|aub|zdanie|napis|tekst|proszę|strony|جملة|عبارة|كلمات|نريد|أريد|ضعوا|من فضلكم",
  ),
  "giu",
);

const SIZE =
  "huge|massive|enormous|giant|big|large|bold|very|really|riesig|riesengroß|groß|fett|sehr|énorme|gros|grand|géant|très|enorme|gigante|grande|muy|molto|muito|groot|reusachtig|heel|duże|ogromne|bardzo|كبير|ضخم|in|en";
const ALL_SIZES = new RegExp(wholeWords(SIZE), "giu");
const PLACED = /^([^:=]{5,60}?)\s?[:=]\s(.{3,48}?)[.!]*$/u;

/** "PAS DE KETCHUP : en énorme en haut", "Nobody waits = huge, at the top": the words, where all that follows says where. */
function wordsPlacedFirst(sentence: string): string | undefined {
  const [, words, where = ""] = PLACED.exec(sentence) ?? [];
  if (!words || !IS_FIRST.test(where) || leadsToFirst(words)) return undefined;
  const left = where.replace(ALL_FIRST, "").replace(ALL_SIZES, "").replace(FILLS, "");
  return words.split(" ").length >= LEAST_WORDS && !/[\p{L}\p{Nd}]/u.test(left) ? words.trim() : undefined;
}
/** Fewer name a part: "Opening hours: at the top". */
const LEAST_WORDS = 3;

/** The clause that says what is to be seen first: "أول شي علبة الهدية", "the gift box first please". */
export function firstClauseIn(sentence: string): string | undefined {
  const clauses = sentence.length <= LONGEST ? sentence.split(/[.,;،؛]\s/u) : [];
  return clauses.find((clause) => IS_FIRST.test(clause));
}
