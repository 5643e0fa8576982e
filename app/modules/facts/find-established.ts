import { asciiDigits } from "./digits";
import { namesPerson } from "./find-people";
import { isPersonName, isSingleRole } from "./person-words";
import { is, moneyTokens } from "./prices/money";
import type { WordTables } from "./reading/read-languages";
import type { Found, Line, Sentence, SourceText } from "./source-text";

/**
 * `founded` and `since` lead to the year, with `at` between; before them `personal` words tell of one person, and
 * `other` words of a licence, a move or a second shop, which is nobody's beginning.
 */
type YearWord = "founded" | "since" | "at" | "personal" | "other";

const WORDS: WordTables<YearWord> = {
  en: {
    founded:
      "started it|began|began it|opened it|opened our own|set up on my own|found|founded|established|est|opened|opened our doors|started|started out|in business since|trading since|incorporated",
    since: "since",
    at: "in|back in|the year",
    personal: "i|i'm|i've|he|she|her|his|who",
    other:
      "member|members|licensed|licenced|certified|registered|accredited|approved|regulated|qualified|vegan|organic|new|second|third|another|website|online|moved|menu|course|award|unchanged|closed|price|prices|admitted|appointed|chartered|sworn|trained",
  },
  de: {
    founded: "aufgemacht|gegründet|eröffnet|gegr",
    since: "seit",
    at: "im|im jahr|dem jahr|in",
    personal: "ich|er|sie",
    other:
      "mitglied|zugelassen|zulassung|zertifiziert|geprüft|anerkannt|neue|neuer|neues|zweite|zweiter|zweites|dritte|umgezogen|preise|preis|bio|ermächtigt|vereidigt|beeidigt|bestellt|approbiert|berufen",
  },
  es: {
    founded:
      "empezamos|arrancamos|arranqué|abrimos|abrí|abrió|comenzamos|fundamos|fundada|fundado|fundadas|fundados|abierto|inaugurada|inaugurado",
    since: "desde",
    at: "en|el año|en el año",
    personal: "yo|él|ella|quien",
    other:
      "miembro|miembros|colegiada|colegiado|certificado|certificada|registrada|registrado|nueva|nuevo|segunda|segundo|precios|ecológica|titulada|titulado|jurada|jurado",
  },
  ar: {
    founded: "فتحناها|فتحنا|بدأنا|بدينا|افتتح|افتتحت|فاتحين|شغالين|تأسست|تأسس|تأسسنا",
    since: "منذ",
    at: "عام|سنة|في|في عام|من",
    personal: "أنا|هو|هي|الذي|التي",
    other: "عضو|مرخص|مرخصة|معتمد|معتمدة|مسجل|الجديد|الثاني|محلف|محلفة",
  },
  fr: {
    founded: "avons ouvert|a ouvert|ai ouvert|commencé|démarré|fondé|fondée|créé|créée|ouvert|ouverte|établi|établie",
    since: "depuis",
    at: "en|l'an|l'année",
    personal: "je|j'ai|il|elle|qui",
    other:
      "membre|membres|agréé|agréée|certifié|certifiée|nouveau|nouvelle|deuxième|second|seconde|inscrite|inscrit|bio|diplômé|diplômée|assermenté|assermentée",
  },
  it: {
    founded:
      "aprì|abbiamo aperto|abbiamo iniziato|nasce|nacque|fondato|fondata|aperto|aperta|nato|nata|inaugurato|inaugurata",
    since: "dal|sin dal|fin dal",
    at: "nel|nell'anno|dal",
    personal: "io|lui|lei|ho",
    other:
      "membro|membri|iscritto|iscritta|certificato|certificata|abilitata|abilitato|nuovo|nuova|seconda|secondo|socio|soci|diplomata|diplomato|specializzata|specializzato|giurata|giurato",
  },
  pt: {
    founded: "comecei|começamos|abriu|abrimos|nasceu|fundado|fundada|aberto|aberta|criado|criada|inaugurado|inaugurada",
    since: "desde",
    at: "em|o ano|o ano de",
    personal: "eu|ele|ela",
    other:
      "membro|membros|certificado|certificada|inscrita|inscrito|licenciada|licenciado|diplomada|diplomado|ajuramentada|ajuramentado|nova|novo|segunda|segundo",
  },
  nl: {
    founded: "opgestart|begonnen|begon|opgericht|gesticht|geopend|gestart",
    since: "sinds",
    at: "in|het jaar",
    personal: "ik|hij|zij",
    other:
      "lid|leden|erkend|gecertificeerd|geregistreerd|nieuwe|nieuw|tweede|derde|verhuisd|beëdigd|bevoegd|gediplomeerd",
  },
  pl: {
    founded:
      "zaczynałam|zaczynałem|zaczynaliśmy|zaczęłam|zacząłem|zaczęliśmy|założył|założyła|założyli|założona|założony|założone|założono|otwarty|otwarta|otwarte|powstała|powstał|powstało",
    since: "od",
    at: "w|w roku|roku",
    personal: "ja|on|ona|który|która",
    other:
      "członek|członkiem|certyfikowana|certyfikowany|zarejestrowana|zarejestrowany|nowa|nowy|druga|drugi|przysięgła|przysięgły|dyplomowana|dyplomowany",
  },
};

const wordsOf = (kind: YearWord) => Object.values(WORDS).flatMap((table) => table[kind]!.split("|"));
const oneOf = (kind: YearWord) =>
  wordsOf(kind)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
const YEAR = "(1[5-9]\\d\\d|20\\d\\d)(?!\\d)";
const AT = `(?:\\s(?:${oneOf("at")})){0,2}`;
const FOUNDED = new RegExp(`(?<!\\p{L})(?:${oneOf("founded")})\\.?${AT}\\s{0,2}:?\\s{0,2}${YEAR}`, "iu");
const SINCE = new RegExp(`(?<!\\p{L})(?:${oneOf("since")})${AT}\\s${YEAR}`, "iu");
/** "Opened Culleen Physio in 2011", "abrí mi propio taller en 2003": what began stands between. */
const OPENED =
  "opened|founded|started(?!\\s\\p{L}+ing)|set up|eröffnete|gründete|abr[ií]|abrimos|abrió|fundó|fundé|fundamos|monté|montó|aprì|aprii|fondò|abriu|fundou|fundei|założył[ay]?|otworzył[ay]?|otworzyłam|założyłam";
const OPENED_THING = new RegExp(
  `(?<!\\p{L})(?:${OPENED})(?:\\s[\\p{L}'’-]+){1,4}\\s(?:in|im|im jahr|en|el|nel|em|w)\\s${YEAR}`,
  "iu",
);
/** "In 2011 I opened a small studio" */
const YEAR_FIRST = new RegExp(
  `(?:^|[,;]\\s)(?:in|im jahr|im jahre|en|nel|em|w|w roku)\\s${YEAR},?\\s(?:(?:i|we|ich|wir|yo|io|eu|roku|my\\s\\p{L}+)\\s)?(?:${OPENED})(?!\\p{L})`,
  "iu",
);
const PERSONAL = new Set(wordsOf("personal"));
const OTHER = new Set(wordsOf("other"));

/**
 * The year in which the business began, as the owner says it ("founded in 2004", "since 1987"). What is told of one
 * person, of a licence or of a second shop is not the business's beginning, nor what stands in `taken` sentences.
 */
export function findEstablished(source: SourceText, taken: ReadonlySet<number> = new Set()): Found<string> | undefined {
  const ofPeople = new Set(source.lines.filter(isOfPerson).map(({ paragraph }) => paragraph));
  const told = source.lines.filter(({ paragraph }) => !ofPeople.has(paragraph));
  const sentences = told
    .flatMap((line) => line.sentences)
    .filter(({ id, text }) => !taken.has(id) && /\d{4}/.test(asciiDigits(text)));
  const { language } = source;
  return (
    firstOf(sentences, language, FOUNDED, isFounding) ??
    firstOf(sentences, language, OPENED_THING, isOnly) ??
    firstOf(sentences, language, YEAR_FIRST, isOnly) ??
    firstOf(sentences, language, SINCE, isBeginning)
  );
}

/** "Dr. Ann Bell: family law. Admitted in 2004." */
const isOfPerson = ({ text }: Line): boolean => {
  const [name, role] = text.slice(0, LONGEST_LABEL).split(/:\s/u);
  return role !== undefined && name!.includes(" ") && isPersonName(name!);
};
const LONGEST_LABEL = 60;

function firstOf(
  sentences: Sentence[],
  language: string,
  pattern: RegExp,
  isTold: (before: string, after: string) => boolean,
): Found<string> | undefined {
  for (const { id, text: written } of sentences) {
    const text = asciiDigits(written);
    const match = pattern.exec(text);
    const end = match ? match.index + match[0].length : 0;
    if (match && !isAmount(text, end, language) && isTold(text.slice(0, match.index), withoutNext(text, end)))
      return { value: match[1]!, sentenceIds: [id], words: written.slice(match.index, match.index + match[0].length) };
  }
  return undefined;
}

/** "od 1900 zł": the Polish word for since is that for a least price, too. */
const isAmount = (text: string, end: number, language: string): boolean =>
  moneyTokens(text, language).some((token) => is(token, "money") && token.start < end && token.end >= end);

/** "od 2006 r. Lekarz …": behind the sign of a year another sentence may begin. */
const withoutNext = (text: string, end: number) =>
  text.slice(0, end) + text.slice(end).replace(/^\sr\.\s\p{Lu}.*$/u, "");

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
const isFounding = (before: string, sentence: string) =>
  !wordsIn(before).some((word) => OTHER.has(word)) && !isOfBefore(before, sentence);

/** No second shop, licence or course, and no other year. */
const isOnly = (before: string, sentence: string): boolean =>
  !wordsIn(sentence).some((word) => OTHER.has(word)) && yearsIn(sentence).length === 1 && !isOfBefore(before, sentence);

/** "Open since 2021, before us there was a shop here that had opened in 1955": who began earlier is told of later. */
const isOfBefore = (before: string, sentence: string): boolean => {
  const [year = 0] = yearsIn(sentence.slice(before.length));
  return yearsIn(before).some((other) => other > year);
};
const yearsIn = (text: string): number[] => [...text.matchAll(EACH_YEAR)].map(([, year]) => Number(year));
const EACH_YEAR = new RegExp(`(?<!\\p{Nd})${YEAR}`, "gu");

/** "The tenant is since 2021 Ann Bell": who begins then. */
const SUBJECT = /^\P{Nd}{0,16}\d{4}\s(\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)(?!\p{L})/u;

/** "Specialist lawyer (family law) since 2009": what one person is in the year's own clause. */
const isOfRole = (before: string): boolean =>
  isSingleRole(
    before
      .replace(/\([^()]*\)/gu, "")
      .split(/[,;:–—]/u)
      .at(-1)!
      .replace(ROOMS, ""),
  );
/** "Our office has been here since 2009": the same word is a role. */
const ROOMS = /(?<!\p{L})(?:office|reception|sales|house|secretariat)(?!\p{L})/giu;

/**
 * "The mangle stands since 1964, I have had it since 1991", "he has been at it since 1984, the workshop he set up in 1996":
 * what began first may be the house, the trade, or whoever was there before.
 */
const isTakenOver = (from: string): boolean => TWO_YEARS.test(from);
const TWO_YEARS = new RegExp(`${YEAR}\\P{Nd}*${YEAR}`, "u");

/** "Are you certified? (yes since 2016)": what began then stands in the question. */
const ANSWERS = /^\s*\(|\?/u;

/** A person of the sentence may be the one of whom the year is told; German says "since 2004 licensed". */
const isBeginning = (before: string, sentence: string) =>
  !wordsIn(sentence).some((word) => OTHER.has(word)) &&
  !ANSWERS.test(before) &&
  !isOfRole(before) &&
  !isTakenOver(sentence.slice(before.length)) &&
  !wordsIn(before).some((word) => PERSONAL.has(word)) &&
  !namesPerson(sentence) &&
  !isPersonName(SUBJECT.exec(sentence.slice(before.length))?.[1] ?? "");
