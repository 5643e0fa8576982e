import { capitalised } from "../language/capitalised";
import type { Person } from "./person";
import { CLAUSE_WORDS } from "./person-clause-words";
import { FULL_NAME, isPersonName, namesThing } from "./person-words";
import { READ_LANGUAGES, type ReadLanguage } from "./reading/read-languages";

/** What somebody of a business does in it, in the third person; what makers and suppliers elsewhere do is left out. */
const WORK: Record<ReadLanguage, string> = {
  en: "cooks|bakes|does|runs|handles|looks after|takes care of|teaches|answers|manages|drives|leads|helps|keeps the books|keeps|greets|serves|is in charge of|is responsible for|works|delivers|is doing|is attending",
  de: "kocht|backt|bäckt|macht|kümmert sich um|leitet|betreut|führt|unterrichtet|fährt|organisiert|hilft|steht|ist zuständig für|bedient|räuchert",
  es: "cocina|hace|lleva|atiende|se encarga de|se encarga del|se ocupa de|se ocupa del|enseña|contesta|cobra|dirige|ayuda|da clase|da clases|está en|maneja|reparte",
  ar: "",
  fr: "cuisine|fait|tient|s'occupe de|s'occupe du|s'occupe des|gère|enseigne|répond|dirige|assure|aide|est en|est à|donne",
  it: "cucina|fa|si occupa di|si occupa del|si occupa della|si occupa dei|gestisce|insegna|risponde|dirige|segue|aiuta|tiene|sta in|sta al|cura|parla",
  pt: "cozinha|faz|trata de|trata do|trata da|trata dos|trata das|cuida de|cuida do|cuida da|gere|ensina|atende|dirige|ajuda|dá aulas|toma conta de|fica no|fica na|está no|está na|entrega",
  nl: "kookt|bakt|doet|rookt|staat|zorgt voor|runt|leidt|regelt|helpt|geeft les|bedient|rijdt",
  pl: "gotuje|piecze|prowadzi|zajmuje się|robi|uczy|obsługuje|odbiera|pomaga|dba o|stoi",
};

/** Words of somebody who tells of her own people: "I'm Ann Bell, …". */
const TELLS_OF_OWN =
  /(?<![\p{L}])(?:i|i'm|i’m|im|me|my|our|ich|mein|meine|unser|unsere|yo|soy|mi|nuestro|nuestra|je|moi|mon|ma|notre|io|sono|mio|mia|nostro|nostra|eu|sou|meu|minha|nosso|nossa|ik|mijn|onze|ja|jestem|mój|moja|nasz|nasza)(?![\p{L}])/iu;

const FIRST_NAME = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;
const CLAUSE_END = /[,;.]\s+|\s(?:and|und|y|e|et|en|i)\s/u;

/** "Our nephew Leo Marsh runs the kayaks", "Ann Bell cooks": kin and name, name alone, the work. */
interface Pattern {
  kin: RegExp;
  plain: RegExp;
}

const PATTERNS = new Map<string, Pattern>(
  READ_LANGUAGES.filter((language) => WORK[language] !== "").map((language) => [language, patternOf(language)]),
);

function patternOf(language: ReadLanguage): Pattern {
  const { kin: small = "", own: lower = "" } = CLAUSE_WORDS[language];
  const own = [...lower.split("|"), ...lower.split("|").map(capitalised)].join("|");
  // German writes all nouns with capitals.
  const kin = language === "de" ? small.split("|").map(capitalised).join("|") : small;
  const work = String.raw`\s(?<work>(?:${WORK[language]})(?:\s[^,;.()\d]{2,44})?)$`;
  return {
    kin: new RegExp(String.raw`^(?:(?:${own})\s){0,2}(?:${kin})\s(?<name>${FULL_NAME}|${FIRST_NAME})${work}`, "u"),
    plain: new RegExp(String.raw`^(?<name>${FULL_NAME})${work}`, "u"),
  };
}

/**
 * Who does what in a business, as the clauses of a sentence tell it: kin by a first name, others by a full one, and those
 * only where the sentence speaks of the owner's own people; a business or a supplier does something, too.
 */
export function workersIn(text: string, language: string): Person[] {
  const pattern = PATTERNS.get(language);
  if (!pattern) return [];
  const clauses = text.replace(/[.!]$/u, "").split(CLAUSE_END);
  const kin = clauses.flatMap((clause) => workerIn(pattern.kin, clause));
  if (kin.length === 0 && !TELLS_OF_OWN.test(text)) return [];
  return [...kin, ...clauses.flatMap((clause) => workerIn(pattern.plain, clause))];
}

/** "Mother Nature does the rest." */
const isKin = (word: string): boolean => KIN.has(word.toLowerCase());
const KIN = new Set(READ_LANGUAGES.flatMap((language) => (CLAUSE_WORDS[language].kin ?? "").split("|")));

function workerIn(pattern: RegExp, clause: string): Person[] {
  const { name, work } = pattern.exec(clause.trim())?.groups ?? {};
  if (!name || !work) return [];
  return isPersonName(name) && !namesThing(name, true) && !name.split(" ").some(isKin)
    ? [{ name, role: work.trim() }]
    : [];
}
