import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "./reading/whole-words";

/** How each language says that something is in what people eat, and what may hurt them. */
interface Danger {
  /** Allergens that are of no use as the name of a dish. */
  allergens: string;
  /** "There is", "contains", "traces of". */
  isIn: string;
  /** "Not for". */
  not: string;
  /** People for whom it is dangerous. */
  atRisk: string;
  /** "Call 112", "first 112". */
  call: string;
}

const DANGERS: Record<PageLanguage, Danger> = {
  en: {
    allergens: "nuts|peanuts|allergens|gluten(?![ -]free)",
    isIn: "have|are|contains?|traces|handles?",
    not: "not|never|can['’]?t|cannot|isn['’]?t",
    atRisk: "c(?:o)?eliacs?|allerg\\p{L}+",
    call: "call|ring|dial|phone|first",
  },
  de: {
    allergens: "Nüsse|Nüssen|Erdnüsse\\p{L}*|Allergene\\p{L}*|Gluten",
    isIn: "enthält|enthalten|Spuren|verarbeite\\p{L}+|gibt|steckt|stecken|möglich",
    not: "nicht|kein\\p{L}*",
    atRisk: "Zöliakie\\p{L}*|Allergi\\p{L}+",
    call: "zuerst|erst|rufen(?: Sie)?|wählen(?: Sie)?",
  },
  es: {
    allergens: "frutos secos|cacahuetes?|cacahuates?|alérgenos|gluten",
    isIn: "contienen?|trazas|hay|tenemos|usamos",
    not: "no",
    atRisk: "celíac\\p{L}+|alérgic\\p{L}+",
    call: "llame|llama|llamen|primero|marque",
  },
  fr: {
    allergens: "fruits à coque|arachides?|cacahuètes?|allergènes?|gluten",
    isIn: "contient|contiennent|contenir|traces|il y a",
    not: "pas|jamais|déconseillé\\p{L}*",
    atRisk: "cœliaques?|coeliaques?|allergi\\p{L}+",
    call: "appelez|composez|d['’]abord le|d['’]abord",
  },
  it: {
    allergens: "frutta secca|frutta a guscio|arachidi|allergeni|glutine",
    isIn: "contiene|contengono|tracce|ci sono|c['’]è",
    not: "non",
    atRisk: "celiac\\p{L}+|allergic\\p{L}+",
    call: "chiamate|chiamare|chiami|prima il|prima",
  },
  pt: {
    allergens: "frutos secos|frutos de casca rija|amendoim|amendoins|alergénios|alérgenos|glúten",
    isIn: "contém|contêm|vestígios|traços|há|temos|tem",
    not: "não",
    atRisk: "celíac\\p{L}+|alérgic\\p{L}+",
    call: "ligue|ligar para o|primeiro o|primeiro",
  },
  nl: {
    allergens: "noten|pinda['’]?s|allergenen|gluten(?!vrij)",
    isIn: "bevat|bevatten|sporen|zitten|zit",
    not: "niet|geen",
    atRisk: "coeliakie\\p{L}*|allergi\\p{L}+",
    call: "bel|eerst|bel eerst",
  },
  pl: {
    allergens: "orzechy|orzechów|orzeszki|alergeny|gluten",
    isIn: "zawiera|zawierają|ślady|śladowe|są|mamy",
    not: "nie",
    atRisk: "celiaki\\p{L}+|alergi\\p{L}+",
    call: "dzwoń(?:cie)? na|zadzwoń(?:cie)? na|najpierw",
  },
  ar: {
    allergens: "مكسرات|المكسرات|فول سوداني|الفول السوداني|الغلوتين",
    isIn: "يحتوي|تحتوي|آثار|فيه|فيها",
    not: "لا|غير|ليس",
    atRisk: "السيلياك|الحساسية|حساسية",
    call: "اتصلوا ب|اتصل ب|أولا",
  },
};

/** Numbers by which whole countries call for help. */
const HELP = "112|911|999|000|118|115|190|193|997|998";
const LONGEST = 160;

const WARNS = new RegExp(
  Object.values(DANGERS)
    .flatMap(({ allergens, isIn, not, atRisk, call }) => [
      `${wholeWords(isIn)}[^.!?]*${wholeWords(allergens)}`,
      `${wholeWords(allergens)}[^.!?]*${wholeWords(isIn)}`,
      `${wholeWords(not)}[^.!?]*${wholeWords(atRisk)}`,
      `${wholeWords(call)}[\\s-]?(?:${HELP})(?!\\p{Nd}|\\s\\p{Nd}|\\s?[€$£%])`,
    ])
    .join("|"),
  "iu",
);
/** Without one of these nothing above is said. */
const DANGEROUS = new RegExp(
  [...Object.values(DANGERS).flatMap(({ allergens, atRisk }) => [allergens, atRisk]), HELP].join("|"),
  "iu",
);

/** "É obrigatório saber nadar", "… should talk to their doctor first": what somebody has to be able to do, or to ask before. */
const MUST =
  /(?<!\p{L})(?:é obrigatório|es obligatorio|è obbligatorio) \p{L}+(?:[aei]r|[aei]re)(?!\p{L})|(?<!\p{L})(?:il est obligatoire de|(?:it is|it['’]s) (?:mandatory|compulsory) to|you must be able to|obowiązkowo|(?:ist|sind) (?:zwingend|verboten)|(?:is|zijn) (?:verplicht|verboden)|يجب أن تكون)(?!\p{L})/iu;
const DOCTOR =
  /(?<!\p{L})(?:must|should|muss|müssen|sollte?n?|deve|devem|debe|deben|doit|doivent|dovrebbe|moet|moeten|powin\p{L}+|يجب|ينبغي)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:doctors?|gp|midwife|vet|arzt|ärztin|tierarzt|médic[oa]|médecin|medico|arts|huisarts|lekarz\p{L}*|طبيب\p{L}*)(?!\p{L})/iu;

/** "Bei Blutungen direkt in die Klinik", "ring the GP that day": where somebody has to go at once. */
const AT_ONCE =
  /(?<!\p{L})(?:straight|immediately|at once|that day|direkt|sofort|directamente|enseguida|directement|tout de suite|immédiatement|subito|direttamente|direto|imediatamente|direct|meteen|od razu|natychmiast|فورا|مباشرة)(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:klinik|notaufnahme|krankenhaus|hospital|a&e|hôpital|urgences|urgencias|pronto soccorso|ospedale|ziekenhuis|szpital\p{L}*|المستشفى)(?!\p{L})/iu;

/** Goods that are named with an amount, and what somebody asks or may ask. */
const NO_WARNING = /[?؟:]|[€$£]|\p{Nd}[.,]\p{Nd}/u;

/**
 * Whether a sentence tells people what may hurt them: allergens that are in the food or the room, who is not to have it,
 * and the number for an emergency. Pure.
 */
export const isWarning = (sentence: string): boolean =>
  sentence.length <= LONGEST &&
  !NO_WARNING.test(sentence) &&
  ((DANGEROUS.test(sentence) && WARNS.test(sentence)) ||
    [MUST, DOCTOR, AT_ONCE].some((danger) => danger.test(sentence)));
