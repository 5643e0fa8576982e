import { isRole } from "../facts/person-words";
import type { TextClaim } from "./claim";
import { ARABIC_TITLE, isGivenName, LEADS_TO_NAME, NAME_WORD, TITLE } from "./person-cues";
import { plainWords } from "./plain-text";

const LATIN = new RegExp(
  `(?<title>(?<![\\p{L}])${TITLE}\\s)?(?<![\\p{L}\\d@._-])(?<name>(?:\\p{Lu}\\.\\s)?${NAME_WORD}(?:(?:\\s(?:von|van|de|der|den|da|di|dos|del|la|al|bin|el|zu|de la))?\\s(?:${NAME_WORD}|\\p{Lu}\\.?(?![\\p{L}]))){0,3})(?:(?=\\s(?:&|and|und|y|et)\\s(?<more>${NAME_WORD}(?:\\s${NAME_WORD})?))|)`,
  "gu",
);
/** "Meet Dr Price": what stands before a title is no name. */
const TITLE_INSIDE = new RegExp(`\\s${TITLE}\\s\\p{Lu}`, "u");
const ARABIC = new RegExp(
  `(?<title>${ARABIC_TITLE}\\s)?(?<name>[\\u0620-\\u064a]{2,15}\\s(?:بن\\s)?(?:ال)?[\\u0620-\\u064a]{2,15})`,
  "gu",
);

/**
 * People's names: with a title, a role or what leads up to a name, or with a given name and another word in capitals.
 */
export function findPersonClaims(text: string): TextClaim[] {
  const latin = /\p{Lu}/u.test(text) ? [...text.matchAll(LATIN)].flatMap((match) => latinName(text, match)) : [];
  return [...latin, ...(/[\u0620-\u064a]/.test(text) ? arabicNames(text) : [])];
}

function latinName(text: string, match: RegExpExecArray): TextClaim[] {
  const { title = "", name = "", more = "" } = match.groups!;
  const before = text.slice(Math.max(0, match.index - 30), match.index);
  const end = match.index + match[0].length;
  // "Tom and Sue Baker" are one claim; of two whole names each is its own.
  if (more && (isGivenName(firstWord(name)) || isGivenName(firstWord(more))) && !name.includes(" "))
    return [claim(text, match.index, text.indexOf(more, end) + more.length)];
  const inside = title ? null : TITLE_INSIDE.exec(name);
  const from = title ? match.index : inside ? match.index + inside.index + 1 : nameStart(text, match.index, name);
  return title || inside || isName(text.slice(from, end), before, text.slice(end, end + 40))
    ? [claim(text, from, end)]
    : [];
}

const firstWord = (name: string) => name.split(/\s/)[0]!;

/** "Ask Hannah Orchard": a sentence may begin with a capital that is no part of the name. */
function nameStart(text: string, start: number, name: string): number {
  const words = name.split(" ");
  const given = words.findIndex((word) => isGivenName(word));
  // "Leitung von Miriam Lindner": what somebody is stands before the name.
  if (given > 0 && isRole(words[0]!)) return start + words.slice(0, given).join(" ").length + 1;
  const isFirst = /(?:^|[.!?:]\s)$/.test(text.slice(Math.max(0, start - 3), start));
  return isFirst && given === 1 && words.length > 1 ? start + words[0]!.length + 1 : start;
}

/** Lone words that are given names and more often something else. */
const WORDS_TOO =
  /^(?:will|may|june|april|august|mark|grace|rose|hope|faith|joy|dawn|ruby|jack|bill|frank|art|rob|sue|pat|ray|gene|chase|grant|drew|max|paris|florence|victoria|charlotte|sofia|sidney|sydney|santiago|salvador|san|santa|georgia|virginia|carolina|mercedes|dolores|pilar|rocio|rosario|soledad|alba|blanca|gloria|clara|bianca|lourdes|montserrat|ji|jun|dev|wei|jean|marina|ben|al|otto|ernst|horst|wolfgang|kim|lee|chen|heather|holly|ivy|jasmine|iris|olive|miles|robin|christian|german|dean|earl|king|glen|ali|angeles|concepcion|ana|marie|louis|diego|alexander|madeleine|margarita|benedict|vera|stella)$/u;

function isName(name: string, before: string, after: string): boolean {
  const words = name.split(" ");
  if (words.some((word) => OTHER.test(word))) return false;
  const isLed = LEADS_TO_NAME.test(before) || (isRole(lastWord(before)) && !/[.!?]\s*$/.test(before));
  const hasRole =
    words.length > 1 &&
    /^(?:,\s|\s\()(?:the |our |a |an |die |der |la |el )?\p{Ll}/u.test(after) &&
    isRole(/^[\s,(]+([^,.;()]{3,40})/u.exec(after)?.[1] ?? "");
  const acts = words.length > 1 && (ACTS.test(after) || /^[^.!?]{0,40}\b(?:himself|herself)\b/u.test(after));
  if (words.length > 1) return hasRole || acts || isLed || words.slice(0, -1).some(isGivenName);
  return isGivenName(name) && (isLed || !WORDS_TOO.test(plainWords(name)[0]!)) && !/^\s\p{Lu}/u.test(after);
}

/** What people do, and streets and dishes do not. */
const ACTS =
  /^\s(?:answers|sees|runs|bakes|cooks|teaches|leads|founded|started|trained|studied|joined|treats|repairs|works|worked|advises|(?:has|have) (?:treated|worked|trained|been|baked|cooked|led|run)|leitet|kocht|backt|bäckt|führt|gründete|berät|arbeitet|kümmert|hat|dirige|cocina|fundó|atiende|trabaja|enseña|dirigent|a fondé)\s/u;
const lastWord = (text: string) => /(?<!\p{L})(\p{L}+)[\s,:]*$/u.exec(text)?.[1] ?? "";
/** A name with one of these is that of a place, a day or a business. */
const OTHER =
  /^(?:Street|St|Road|Rd|Lane|Avenue|Square|Hill|Park|Place|Court|House|Hall|Hospital|School|College|University|Church|Station|Market|Garden|Gardens|Bridge|Café|Cafe|Bakery|Bar|Hotel|Studio|Shop|Center|Centre|Company|Ltd|GmbH|Inc|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Straße|Platz|Weg|Gasse|Calle|Plaza|Avenida|Award|Prize|Day|Club|Team|The|Our|Your|We|Festival|Beach|Island|Bay|River|Valley|City|North|South|East|West|Plain|County)$/u;

function arabicNames(text: string): TextClaim[] {
  return [...text.matchAll(ARABIC)].flatMap((match) => {
    const { title, name = "" } = match.groups!;
    return title || isGivenName(firstWord(name)) ? [claim(text, match.index, match.index + match[0].length)] : [];
  });
}

function claim(text: string, start: number, end: number): TextClaim {
  const name = text.slice(start, end).replace(/['’]s?$/u, "");
  return { kind: "person", text: name, key: `person:${nameWords(name).join(" ")}`, start, end: start + name.length };
}

const TITLES = new Set(
  "dr dra prof mr mrs ms miss mx sr sra don dona herr frau familie grandma grandpa granny aunt uncle chef sir dame monsieur madame mme oma opa meister med dent vet jur phil الدكتور الدكتوره د السيد السيده الاستاذ الاستاذه الشيف المهندس المهندسه المحامي المحاميه الحاج الجده and und y et".split(
    " ",
  ),
);

/** The words of a name without titles, as they are compared. */
export const nameWords = (name: string) => plainWords(name).filter((word) => !TITLES.has(word));
