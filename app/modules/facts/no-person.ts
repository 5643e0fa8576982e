import { streetAtEnd } from "./address-streets";
import { clauseTokens } from "./clause-tokens";
import type { Person } from "./person";
import { isFamily, isNoNamePart, isRole, withoutTitles } from "./person-words";

/** "BVSc", "PhD", "MBA" */
const DEGREE = /^\p{Lu}(?:\p{Lu}\p{L}{0,5}|\p{Ll}{1,3}\p{Lu}\p{L}{0,2})$/u;

/** Two surnames are usual: three words are a name. */
const TWO_SURNAMES = new Set(["es", "pt", "ar"]);

/**
 * What is left of somebody whom a reader of people found, whichever it was: a name never holds a role, a family or
 * letters behind it, and who is "the founder's daughter" has no role of the business by that.
 */
export function withoutDoubt({ name: written, ...told }: Person, words: string, language: string): Person[] {
  const name = withoutDegrees(written.replace(COURTESY, ""));
  const isName =
    !isFamily(name) &&
    !OWNS.test(name) &&
    !ARTICLE.test(name) &&
    !OF_A_HOUSE.test(name) &&
    !holdsRole(withoutTitles(name).split(" "), language);
  if (isLate(name, words)) return [];
  if (COUNTS.test(told.role ?? "")) return withoutDoubt({ name: written }, words, language);
  const isOwn =
    !told.role || !(isSomebodyElse(told.role) || isKin(told.role, between(words, name, told.role), language));
  return isName && isOwn ? [{ name, ...told }] : [];
}

/** "Il titolare è il signor Mario Rossi", "me Ann Bell": within a sentence it is said of somebody, and no part of a name. */
const COURTESY =
  /^(?:(?:me|myself|ich|yo|moi|io|eu|ik|ja|pani?)\s(?=\p{Lu})|(?:signor[ae]?|signorina|sig\.|sig\.ra|señor(?:a|ita)?|senhor[a]?|monsieur|madame|mademoiselle|meneer|mevrouw)\s(?=\p{Lu}\p{L}+\s\p{Lu}))/u;

/** "Den Verleih leitet Ann Bell": what somebody does it to. */
const ARTICLE = /^(?:den|dem|das|des)\s/iu;

/** "Gunther van De Gouden Leeuw": where somebody is from has its article with a capital, and a name of its own. */
const OF_A_HOUSE =
  /\s(?:van|von|d[eaio]|del)\s(?:De|Het|The|Der|Die|Das|El|L[aeo]|L[ao]s|Les|Il|Gli)\s\p{Lu}\S+\s\p{Lu}/u;

/** "Mrs Bell's late father": whose it is, and not who. */
const OWNS = /['’]s$/u;

/** Whether a sentence says of somebody, close to the name, that he works no more: "notaire honoraire", "has retired". */
export function hasStopped({ name }: Person, sentence: string): boolean {
  const at = sentence.indexOf(name);
  const around = sentence.slice(Math.max(0, at - BEFORE_NAME), at + name.length + BEHIND_NAME);
  return at >= 0 && (STOPPED.test(around) || UNRELATED.test(around));
}

/** "Schoenmaker Gent Ledeberg, Brusselsesteenweg 40": what it is and where, with the street behind it. */
export function isAddressed({ name, role }: Person, sentence: string): boolean {
  const behind = sentence.startsWith(`${role} ${name}, `) ? sentence.slice(`${role} ${name}, `.length) : "";
  const street = streetAtEnd(behind.replace(/\.$/u, ""));
  return street?.start === 0 && street.hasNumber;
}
/** A namesake: "Hervé Le Bihan, couvreur à Lorient, n'a rien à voir avec nous". */
const UNRELATED =
  /(?<!\p{L})(?:nothing to do with us|ni(?:chts|x) mit uns zu tun|nada que ver con nosotr[oa]s|rien à voir avec nous|niente a che (?:fare|vedere) con noi|nada a ver (?:connosco|conosco|com a gente)|niets met ons te maken|nic wspólnego z nami|لا علاقة له بنا|لا علاقة لها بنا)(?!\p{L})/iu;
const BEFORE_NAME = 20;
const BEHIND_NAME = 60;
const STOPPED =
  /(?<!\p{L})(?:retired|emerit\p{L}*|no longer|stepped down|im ruhestand|pensioniert|nicht mehr|jubilad[oa]|ya no|honoraire|retraitée?|(?:à|en) (?:la )?retraite|n['’](?:exerce|est|officie) plus|in pensione|onorari[oa]|non (?:lavora|esercita|c['’]è) più|reformad[oa]|aposentad[oa]|já não|gepensioneerd|met pensioen|niet meer|emerytowan[ya]|na emeryturze|już nie|متقاعدة?|لم يعد)(?!\p{L})/iu;

/** "Late Thiru K. Arumugasamy", "my late father": nobody whom one meets. */
const isLate = (name: string, words: string): boolean => /^late\s/iu.test(name) || LATE.test(words);
const LATE =
  /†|(?<!\p{L})(?:(?:my|our|his|her) late|verstorben\p{Ll}*|seliger|fallecid[oa]|difunt[oa]|feu (?:mon|son|notre)|décédée?|compiant[oa]|defunt[oa]|falecid[oa]|wijlen|overleden|świętej pamięci|ś\.\s?p\.|المرحوم\p{L}*|رحمه|رحمها)(?!\p{L})/iu;
/** "Inhaberin: Dr. Zschau, drei angestellte Therapeutinnen": who is counted is somebody else. */
const COUNTS =
  /^(?:\p{Nd}|(?:two|three|four|five|six|several|zwei|drei|vier|fünf|sechs|mehrere|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|due|tre|quattro|cinque|sei|dois|duas|três|quatro|twee|drie|vijf|zes|dwie|dwóch|trzy|trzech|cztery|pięć)\s)/iu;

/** What leads from a name to the role behind it: ", daughter of the". */
function between(words: string, name: string, role: string): string {
  const behind = words.indexOf(name) + name.length;
  const start = words.indexOf(role, behind);
  return start > behind && words.includes(name) ? words.slice(behind, start) : "";
}

/** "Apprentice Leo Moss" is the next in a list. */
const isSomebodyElse = (role: string) => isRole(role.split(" ")[0]!) && /^\S+\s\p{Lu}\S+\s\p{Lu}\S+$/u.test(role);

function withoutDegrees(name: string): string {
  const words = name.split(" ");
  const last = words.findLastIndex((word) => !DEGREE.test(word));
  return last > 0 ? words.slice(0, last + 1).join(" ") : name;
}

/** "Mia Baker" is called so; in front of a name, and where a third word is what nobody knows, it is what she does. */
function holdsRole(words: readonly string[], language: string): boolean {
  const isUnknown = words.length > 2 && !TWO_SURNAMES.has(language) && words.every((word) => PLAIN.test(word));
  return isUnknown || SPEAKS.test(words[0] ?? "") || (words.length > 1 && words.slice(0, -1).some(isNoNamePart));
}

/** "Maëlle Le Goff" has two names. */
const PLAIN = /^(?!(?:L[ea]|D[aeiou]|V[ao]n|El|Ten?|Mac)$)\p{Lu}[\p{L}'’-]+$/u;

/** "Ich bin Ulrike Brandt" */
const SPEAKS = /^(?:ich|wir|i|i['’]?m|we|je|j['’]ai|nous|yo|soy|somos|io|sono|siamo|eu|sou|ik|wij|jestem|أنا|نحن)$/iu;

/** "Gwenda, my wife, handles the post": what ends before the role is no part of it. */
const ASIDE = /^(?:,\s[^,()]*,|\s?\([^()]*\))\s*$/u;

/** Who somebody is to another: "daughter of the founder". */
function isKin(role: string, lead: string, language: string): boolean {
  const words = clauseTokens(`${lead.replace(ASIDE, "")} ${role}`, language);
  return words.length > 1 && words.some(({ kind, text }) => kind === "kin" && text !== "partner");
}
