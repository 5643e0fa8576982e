import { remembered } from "~/lib/remembered";
import { monthNames, weekdayNames } from "../reading/calendar-names";
import { lexiconOf, type Lexicon } from "../reading/lexicon";
import { READ_LANGUAGES, type ReadLanguage, type WordTable, type WordTables } from "../reading/read-languages";
import { spellings } from "../reading/spellings";
import { DASHES, DIGITS, signsOf, type Recogniser, type Vocabulary } from "../reading/tokenize";
import type { HoursKind, WordKind } from "./hours-kinds";
import { DUTCH, ENGLISH, GERMAN } from "./words-germanic";
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from "./words-romance";
import { ARABIC, POLISH } from "./words-slavic-arabic";

const WORDS: WordTables<WordKind> = {
  ...{ en: ENGLISH, de: GERMAN, nl: DUTCH, pl: POLISH, ar: ARABIC },
  ...{ es: SPANISH, fr: FRENCH, it: ITALIAN, pt: PORTUGUESE },
};

/** Hours in letters, from one to twelve; "-" where the word for one is an article. */
const NUMBERS: Record<ReadLanguage, string> = {
  en: "one two three four five six seven eight nine ten eleven twelve",
  de: "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  es: "- dos tres cuatro cinco seis siete ocho nueve diez once doce",
  ar: "الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية_عشرة الثانية_عشرة",
  fr: "- deux trois quatre cinq six sept huit neuf dix onze douze",
  it: "- due tre quattro cinque sei sette otto nove dieci undici dodici",
  pt: "- duas três quatro cinco seis sete oito nove dez onze doze",
  nl: "- twee drie vier vijf zes zeven acht negen tien elf twaalf",
  pl: "pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej",
};

function tableOf(language: ReadLanguage): WordTable<HoursKind> {
  const numbers = NUMBERS[language].split(" ").map((word) => (word === "-" ? [] : [word.replace("_", " ")]));
  const table = {
    ...numbered("day", 0, language === "ar" ? weekdayNames(language).map(withTo) : weekdayNames(language)),
    ...WORDS[language],
    ...numbered("month", 1, monthNames(language)),
    ...numbered("number", 1, numbers),
  };
  return language === "ar" ? withAnd(table) : table;
}

const numbered = (prefix: string, first: number, names: string[][]): WordTable<HoursKind> =>
  Object.fromEntries(
    names.map((each, index) => [`${prefix}${index + first}`, [...new Set(each.flatMap(spellings))].join("|")]),
  );

/** Arabic writes "to" as one with the day behind it, too. */
const withTo = (names: string[]): string[] => [
  ...names,
  ...names.filter((name) => name.startsWith("ال")).map((name) => `لل${name.slice(2)}`),
];

/** Arabic writes "and" as one with the word behind it. */
function withAnd(table: WordTable<HoursKind>): WordTable<HoursKind> {
  const both = Object.entries<string | undefined>(table).map(([kind, words = ""]) => {
    const phrases = words.split("|").filter(Boolean);
    const joined = kind === "and" ? [] : phrases.filter((phrase) => phrase.length > 1).map((phrase) => `و${phrase}`);
    return [kind, [...phrases, ...joined].join("|")];
  });
  return Object.fromEntries(both) as WordTable<HoursKind>;
}

const TABLES = Object.fromEntries(
  READ_LANGUAGES.map((language) => [language, tableOf(language)]),
) as WordTables<HoursKind>;

const SIGNS: Readonly<Record<string, HoursKind>> = {
  ...signsOf(DASHES, "range"),
  ...signsOf(",،", "comma"),
  ...signsOf("&+/", "and"),
  ...signsOf(";؛•·|", "stop"),
  ...signsOf(":.!()[]*\"'’“”…", "light"),
};

/** With "h", "u" or "uhr" behind it, with am or pm, with minutes behind a colon, a point or an "h". */
const TIME =
  /(\d{1,2})(?:(?:\s?[:.hu]\s?[0-5]\d|,(?:00|15|30|45))(?!\d)(?:\s?(?:uhr|hrs?|hs|h|uur|u|ore|horas)(?![\p{L}\d]))?|\s?(?:uhr|hrs|hs|h|uur|u|heures|horas)(?![\p{L}\d])|(?=\s?[ap]\.?\s?m)|(?=[ap](?![\p{L}\d])))(?:(?<!\p{L})\s?(?:[ap]m(?![\p{L}\d])|[ap]\.\s?m\.?(?![\p{L}\d]))|[ap](?![\p{L}\d]))?/uy;
const NUMBER = /\d{1,2}/uy;
const NO_TIME_BEFORE = /[\d$€£¥#+@]\s?$|\d[.,:/]$|[/-]\d+$/u;
const NO_TIME_BEHIND =
  /^(?:[\p{L}\dªº°%$€£¥²]|\s?[%$€£¥]|[.,:/]\d|\s(?:zł|kr|eur|usd|km|kg|min|mins|minutes|people)(?!\p{L}))/u;

/** A number is no time where a longer phrase begins with it ("7 days a week") or money, a date or a measure stands. */
function timeRecogniser(kind: "time" | "number", pattern: RegExp, lexicon: Lexicon<HoursKind>): Recogniser<HoursKind> {
  return {
    kind,
    pattern,
    begins: DIGITS,
    value: (match, text) => {
      const end = match.index + match[0].length;
      const isOther =
        Number.parseInt(match[0], 10) > 24 ||
        NO_TIME_BEFORE.test(text.slice(Math.max(0, match.index - 4), match.index)) ||
        NO_TIME_BEHIND.test(text.slice(end, end + 10)) ||
        (lexicon.longestAt(text, match.index)?.phrase.length ?? 0) > match[0].length - 1;
      return isOther ? undefined : Number.parseInt(match[0], 10);
    },
  };
}

/** Compounds end in what they are: "Ladencafé", "boerderijwinkel". */
const COMPOUND: Recogniser<HoursKind> = {
  kind: "place",
  pattern: new RegExp(
    String.raw`\p{L}{3,24}(?:${[GERMAN, DUTCH]
      .flatMap(({ place = "" }) => place.split("|").filter((word) => /^\p{L}{5,}$/u.test(word)))
      .concat("café", "laden", "shop")
      .join("|")})(?!\p{L})`,
    "uy",
  ),
};
/** "Woensdagmiddag", "Freitagabend": a day and a part of it in one word. */
const daysInWords = (language: ReadLanguage): Recogniser<HoursKind>[] =>
  weekdayNames(language).map((names, day) => ({
    kind: `day${day}` as HoursKind,
    begins: [...new Set(names.map((name) => name.charAt(0)))].join(""),
    pattern: new RegExp(
      String.raw`(?:${names.filter((name) => name.length > 5).join("|")})s?(?=${PARTS_OF_DAY}(?!\p{L}))`,
      "uy",
    ),
  }));
const PARTS_OF_DAY = "(?:vormittag|nachmittag|mittag|abend|morgen|ochtend|namiddag|voormiddag|middag|avond)(?:s|en)?";

/** "8:00-13:00 و16:00-21:00" */
const AND_BEFORE_TIME: Recogniser<HoursKind> = {
  kind: "and",
  begins: "و",
  pattern: /و(?=\d{1,2}(?:[:.]\d\d)?(?!\d))/uy,
};

/** "Till the pot is empty", "until it's all gone": an end that is no time. */
const RUNS_OUT: Recogniser<HoursKind> = {
  kind: "openEnd",
  begins: "tiewa",
  pattern:
    /(?:(?:the|all the) \p{L}{2,16}|it|they|everything|we)(?:['’]s|['’]re| is| are)?(?: all)? (?:empty|gone|run out|runs out|sold out|sells out|sell out|finished)(?!\p{L})/uy,
};

/** What a reader of hours knows in a language; for one that is not read, the words of all. */
export const hoursVocabulary = remembered(vocabularyOf);

function vocabularyOf(language: string): Vocabulary<HoursKind> {
  const lexicon = lexiconOf(TABLES, language);
  const numbers = [timeRecogniser("time", TIME, lexicon), timeRecogniser("number", NUMBER, lexicon)];
  const compounds = language === "de" || language === "nl" ? [...daysInWords(language), COMPOUND] : [];
  const runsOut = language === "en" ? [RUNS_OUT] : [];
  const recognisers = [...numbers, ...runsOut, ...compounds, ...(language === "ar" ? [AND_BEFORE_TIME] : [])];
  return { lexicon, recognisers, signs: SIGNS };
}
