import { monthNames, weekdayNames } from "./reading/calendar-names";
import type { ReadLanguage } from "./reading/read-languages";

/** What is written with a point that ends no sentence. */
const ABBREVIATIONS: Record<ReadLanguage, string> = {
  en:
    "dr prof mr mrs ms mx st ss messrs rev fr hon capt sgt mt ft str ave av blvd rd sq apt ste no nr co inc ltd corp bros vs " +
    "ca approx tel ext est tlf jr sr e.g i.e incl excl max min abs hr hrs dept govt mgmt regd estd pvt attn appt acct",
  de:
    "dr prof hr fr frl dipl ing med jur phil rer nat habil mag st skt hl str nr tel z.b d.h u.a v.a evtl bzw inkl exkl zzgl ggf " +
    "ca vgl inh geb gegr max min std abs pl",
  es: "lcdo lcda ldo lda sr sra srta dr dra d dña lic ing arq abg prof sta sto st avda av pza pl c ctra urb núm n.º pág p.ej aprox tel tfno c.p incl máx mín hno hnos",
  ar: "د أ م ص.ب ت ج.م",
  fr: "m mm mme mmes mlle dr pr prof mgr st ste sts bd boul av pl fg imp chem rte tél env p.ex c.-à-d cf max min",
  it: "escl rag sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa avv ing arch geom don s ss sta sto v v.le p.zza c.so l.go tel ca es p.es min max",
  pt: "sr sra srs sras d dr dra drs eng arq prof profa st sta sto av r trav lg lgo pç praç est tel tlm telem n.º nº p.ex aprox máx mín",
  nl: "dhr mevr mw mej dr drs ir ing mr prof st str nr tel bijv o.a m.b.t i.v.m ca incl excl max min p.p t.e.m t.a.v",
  pl: "p lok dr prof mgr inż lek hab mec ks św sw ul al pl os nr tel kom np m.in tzn tj godz min max woj pow r szt",
};

/**
 * What stands before a name wherever it is written: owners keep their titles in English, in the language of their page
 * and in that of their country.
 */
const BEFORE_NAMES = new Set(
  (
    "smt shri sri kum mdm engr eng ing dipl arch arq adv atty rev fr sr sra srta sres sig sigg sgt cpl lt col gen maj capt cmdr " +
    "pres gov sen rep hon esq mag mgr lic dra dott prof profa mevr dhr drs mec inż dypl hab"
  ).split(" "),
);

/** Titles that are words of other languages where they are written small: "dat mag." */
const TITLES = new Set(["mag", "don", "dame", "capt"]);

const NEVER_LAST = new Set(Object.values(ABBREVIATIONS).flatMap((words) => words.split(" ")));

/** Short names of days and months end in a point before their number: "Sat. 9-5", "sob. 8:00". */
const SHORT_NAMES = new Set(
  (Object.keys(ABBREVIATIONS) as ReadLanguage[]).flatMap((language) =>
    [...weekdayNames(language), ...monthNames(language)].flat().filter((name) => name.length <= 5),
  ),
);

/** "to 5.15 p.m. Monday to Thursday" */
const WEEKDAY = new RegExp(`^(?:${weekdayNames("en").flat().join("|")})(?!\\p{L})`, "iu");

/** Whether the name of a day stands first in a text. */
export const beginsWithWeekday = (text: string): boolean => WEEKDAY.test(text);

/** Degrees end in words that end sentences elsewhere: "Dr. med. vet." */
const DEGREE = /(?:^|\s)(?:med|rer)\.\s(?:univ|dent|vet|pol)$/iu;

/** Says whether a point after a word, in lower case, ends no sentence, given what stands before it and the word behind it. */
export function isAbbreviation(given: string, { before, following }: { before: string; following: string }): boolean {
  // "Dipl.-Ing. Holger Tegeler": the last of several titles.
  const word = given.replace(/^.*\.-/u, "");
  // "Sundays no. I am …"; "Unit no. 4", "licence no. EC-30", "Rs. 95"
  if (word === "no" || word === "rs") return /\p{Nd}/u.test(following);
  return (
    (BEFORE_NAMES.has(word) && /^\p{Lu}/u.test(following) && /^\p{Lu}/u.test(before.slice(-word.length))) ||
    (NEVER_LAST.has(word) && !(TITLES.has(word) && before.endsWith(word))) ||
    word.endsWith("str") ||
    (SHORT_NAMES.has(word.split(/[^\p{L}\p{M}]+/u).at(-1)!) && /^[\d\p{Ll}]/u.test(following)) ||
    DEGREE.test(before)
  );
}
