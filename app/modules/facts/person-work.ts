import { capitalised } from "../language/capitalised";
import type { Person } from "./person";
import { CLAUSE_WORDS } from "./person-clause-words";
import { SAYS_OWN_NAME } from "./person-phrases";
import { FULL_NAME, isPersonName, namesThing } from "./person-words";
import { READ_LANGUAGES, type ReadLanguage } from "./reading/read-languages";

/** What somebody of a business does in it, in the third person; what makers and suppliers elsewhere do is left out. */
const WORK: Record<ReadLanguage, string> = {
  en: "walks|repairs|mends|cleans|washes|cuts|sews|stitches|paints|carves|grooms|brews|roasts|trains|guides|minds|mans|tends|carries|makes|organises|organizes|does up|turns up|plays|pours|counts|picks|loads|hauls|cooks|bakes|does|runs|handles|looks after|takes care of|teaches|answers|manages|drives|parks|fixes|packs|takes|leads|helps|keeps the books|keeps|greets|serves|sells|is in charge of|is responsible for|works|delivers|is doing|is attending",
  de: "näht|malt|repariert|putzt|verkauft|sitzt|arbeitet|unterstützt|schraubt|kocht|backt|bäckt|macht|kümmert sich um|leitet|betreut|führt|unterrichtet|fährt|organisiert|hilft|steht|ist zuständig für|bedient|räuchert",
  es: "es el que|es la que|es quien|bate|vende|amasa|cose|lava|plancha|cocina|hace|lleva|atiende|se encarga de|se encarga del|se ocupa de|se ocupa del|enseña|contesta|cobra|dirige|ayuda|da clase|da clases|está en|maneja|reparte",
  ar: "",
  fr: "mène|vend|coud|répare|s'occupe|accueille|cuisine|fait|tient|s'occupe de|s'occupe du|s'occupe des|gère|enseigne|répond|dirige|assure|aide|est en|est à|donne",
  it: "cucina|fa|si occupa di|si occupa del|si occupa della|si occupa dei|gestisce|regola|accompagna|insegna|risponde|dirige|segue|aiuta|tiene|sta in|sta al|cura|parla",
  pt: "cozinha|faz|trata de|trata do|trata da|trata dos|trata das|cuida de|cuida do|cuida da|gere|ensina|atende|dirige|ajuda|dá aulas|toma conta de|fica no|fica na|está no|está na|entrega|manda no|manda na",
  nl: "werkt|zit|verkoopt|naait|repareert|kookt|bakt|doet|rookt|staat|zorgt voor|runt|leidt|regelt|helpt|geeft les|bedient|rijdt|neemt|schenkt",
  pl: "gotuje|piecze|prowadzi|zajmuje się|robi|uczy|obsługuje|odbiera|pomaga|dba o|stoi|rozwozi|myje",
};

const behindName = (verbs: string) => new RegExp(String.raw`^(?:${verbs})(?:\s[^,;.():]{2,44})?$`, "u");
const DOES_IN_GERMAN = behindName(WORK.de);
const DOES = behindName(
  READ_LANGUAGES.filter((language) => language !== "de" && WORK[language] !== "")
    .map((language) => WORK[language])
    .concat("(?:is|sits|stands) (?:on|at|behind) (?:the|our)")
    .join("|"),
);
/** Whose it is, or where: "runs the Crown". */
const OF_A_NAME = /\s(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L}))\p{Lu}/u;

/** Whether what stands behind a name is what somebody does, in the nine languages; German writes its nouns with capitals. */
export const tellsWork = (text: string): boolean =>
  DOES_IN_GERMAN.test(text) || (DOES.test(text) && !OF_A_NAME.test(text));

/** Words of somebody who tells of her own people: "I'm Ann Bell, …". */
const TELLS_OF_OWN =
  /(?<![\p{L}])(?:i|i'm|i’m|im|me|my|our|ich|mein|meine|unser|unsere|yo|soy|mi|nuestro|nuestra|je|moi|mon|ma|notre|io|sono|mio|mia|nostro|nostra|eu|sou|meu|minha|nosso|nossa|ik|mijn|onze|ja|jestem|mój|moja|nasz|nasza)(?![\p{L}])/iu;

const FIRST_NAME = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;
const CLAUSE_END = /[,;.]\s+|\s(?:and|und|y|e|et|en|i)\s/u;

/** "… does the phone Monday to Thursday 6 to 9": when that is. */
const WHEN = /\s(?:on\s)?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\s.*$/u;

/** "My nephew Ross he does the shafts": what may stand between a name and its verb. */
const WHO = "(?:,?\\s(?:who|he|she|der|die|que|él|ella|qui|il|elle|che|lui|lei|ele|ela|hij|zij|która|który|ona|on))?";

/** "Me ayuda mi sobrino Nacho": the verb before who helps. */
const HELPS =
  "helping me is|mir hilft|uns hilft|es hilft mir|es helfen|me ayuda|nos ayuda|m['’]aide|nous aide|mi aiuta|ci aiuta|ajuda-me|ajuda-nos|me ajuda|nos ajuda|mij helpt|ons helpt|pomaga mi|pomaga nam";

/** "Mum is Lorraine Petsas", "Dad = Emrys Pugh" */
const CALLED = "is|=|ist|heißt|heisst|es|se llama|est|s'appelle|s’appelle|è|si chiama|é|chama-se|se chama|heet|to";

/** Kin and name with the work behind it, behind an aside or in a bracket, who helps, name alone with the work, names of kin, and where the next of kin begins. */
interface Pattern {
  kin: RegExp;
  aside: RegExp;
  bracket: RegExp;
  helps: RegExp;
  plain: RegExp;
  first: RegExp;
  names: RegExp;
  called: RegExp;
  next: RegExp;
}

const PATTERNS = new Map<string, Pattern>(
  READ_LANGUAGES.filter((language) => WORK[language] !== "").map((language) => [language, patternOf(language)]),
);

function patternOf(language: ReadLanguage): Pattern {
  const { kin: small = "", own: lower = "" } = CLAUSE_WORDS[language];
  const own = [...lower.split("|"), ...lower.split("|").map(capitalised)].join("|");
  // German writes all nouns with capitals.
  const kin = language === "de" ? small.split("|").map(capitalised).join("|") : small;
  const work = String.raw`(?<work>(?:${WORK[language]})(?:\s[^,;.()\d]{2,44})?)$`;
  const name = String.raw`(?<name>${FULL_NAME}|${FIRST_NAME})`;
  // "Mother Nature" is nobody's.
  const begins = language === "en" ? kin : `${kin}|${kin.split("|").map(capitalised).join("|")}`;
  const ofOwn = String.raw`(?:^(?:(?:${own})\s){0,2}(?:${begins})|(?<![\p{L}'’-])(?:${own})\s(?:${kin}))\s${name}`;
  return {
    kin: new RegExp(String.raw`${ofOwn}${WHO}\s${work}`, "u"),
    aside: new RegExp(
      String.raw`(?<![\p{L}'’-]\s?)${name}(?:,\s(?:(?:${own})\s){1,2}(?:${kin}),|\s\((?:(?:${own})\s){1,2}(?:${kin})\))${WHO}\s(?<work>(?:${WORK[language]})(?:\s[^,;.()\d]{2,44})?)(?=[,;.]|$)`,
      "gu",
    ),
    bracket: new RegExp(String.raw`${ofOwn}\s\((?<work>[^()\d:@]{3,48})\)`, "gu"),
    helps: new RegExp(String.raw`(?<!\p{L})(?:${HELPS})\s(?:(?:${own})\s)?(?:${kin})\s${name}(?!\p{L})`, "iu"),
    plain: new RegExp(String.raw`^(?<name>${FULL_NAME})\s${work}`, "u"),
    first: new RegExp(String.raw`^(?:(?:${own})\s)?(?<name>${FIRST_NAME})\s${work}`, "u"),
    called: new RegExp(
      String.raw`(?<![\p{L}'’-])(?:${[kin, ...kin.split("|").map(capitalised)].join("|")})\s(?:${CALLED})\s(?<name>${FULL_NAME})`,
      "gu",
    ),
    next: new RegExp(String.raw`\s(?=(?:${own})\s(?:${kin})\s\p{Lu})`, "u"),
    names: new RegExp(String.raw`(?<![\p{L}'’-])(?:${own})\s(?:${kin})\s(?<name>${FIRST_NAME})`, "gu"),
  };
}

/** What stands beside a sentence: the names of kin that are known, and the words around it. */
export interface BesideWorkers {
  known: ReadonlySet<string>;
  around: string;
}

/** "I am Ann Bell. Di Cole looks after the shop." */
const INTRODUCES = new RegExp(`${SAYS_OWN_NAME}${FULL_NAME}`, "u");

/** First names of kin that a text speaks of: "my wife Darlene and I". */
export function kinNamed(text: string, language: string): ReadonlySet<string> {
  const names = PATTERNS.get(language)?.names;
  return new Set(names ? [...text.matchAll(names)].map(({ groups }) => groups!.name!) : []);
}

/**
 * Who does what in a business, as the clauses of a sentence tell it: kin by a first name, which may be `known` from another
 * sentence, others by a full one, and those only where the sentence speaks of the owner's own people, or whoever writes
 * stands beside it by name; a business or a supplier does something, too.
 */
export function workersIn(
  text: string,
  language: string,
  { known = NOBODY, around = text }: Partial<BesideWorkers> = {},
): Person[] {
  const pattern = PATTERNS.get(language);
  if (!pattern) return [];
  const clauses = text
    .replace(/\s\([^()]*\)/gu, "")
    .replace(/[.!]$/u, "")
    .split(CLAUSE_END)
    .flatMap((clause) => clause.split(pattern.next).map((said) => said.replace(WHEN, "")));
  const asides = [...text.matchAll(pattern.aside)].flatMap(personIn);
  const inBrackets = [...text.matchAll(pattern.bracket)].flatMap(personIn);
  const helping = personIn(pattern.helps.exec(text)).map(({ name }) => ({ name }));
  const called = [...text.matchAll(pattern.called)].flatMap(personIn);
  const kin = [
    ...asides,
    ...called,
    ...inBrackets,
    ...clauses.flatMap((clause) => workerIn(pattern.kin, clause)),
    ...helping,
  ];
  const again = clauses.flatMap((clause) => workerIn(pattern.first, clause)).filter(({ name }) => known.has(name));
  const plain = clauses.flatMap((clause) => workerIn(pattern.plain, clause));
  const isOfOwn = kin.length > 0 || again.length > 0 || TELLS_OF_OWN.test(text) || INTRODUCES.test(around);
  return isOfOwn ? [...kin, ...again, ...plain] : [];
}
const NOBODY: ReadonlySet<string> = new Set();

/** "Mother Nature does the rest." */
const isKin = (word: string): boolean => KIN.has(word.toLowerCase());
const KIN = new Set(READ_LANGUAGES.flatMap((language) => (CLAUSE_WORDS[language].kin ?? "").split("|")));

const workerIn = (pattern: RegExp, clause: string): Person[] => personIn(pattern.exec(clause.trim()));

function personIn(match: RegExpExecArray | null): Person[] {
  const { name, work } = match?.groups ?? {};
  return name && isPersonName(name) && !namesThing(name, true) && !name.split(" ").some(isKin)
    ? [{ name, ...(work && { role: work.trim() }) }]
    : [];
}
