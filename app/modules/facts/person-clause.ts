import { clauseTokens } from "./clause-tokens";
import type { Person } from "./person";
import type { ClauseWord } from "./person-clause-words";
import { isLetters, isPersonName, isRank, isRole, isSingleRole, isTitle, namesThing } from "./person-words";
import type { Token } from "./reading/tokenize";

/** A word of a sentence about people; as a letter, what it means there. */
interface Word extends Token<ClauseWord> {
  letter: string;
}

const LETTERS: Record<ClauseWord, string> = {
  kin: "K",
  place: "L",
  is: "V",
  join: "J",
  own: "O",
  me: "S",
  name: "M",
  i: "I",
  run: "E",
  led: "F",
  ask: "A",
  talk: "U",
  team: "T",
};
const SIGNS: Record<string, string> = { ",": "B", "،": "B", "(": "P", ")": "Q", ":": "C", ".": "." };
const PARTICLES = new Set("de|da|do|dos|di|del|della|du|van|von|der|den|zu|ten|ter|la|le|el|al|bin".split("|"));

/** "Guitarrero en Granada": what stands behind it is nobody. */
const LEADS_TO_PLACE = new Set(
  "in|en|à|a|au|aux|em|no|na|im|bei|aus|from|near|of|at|nel|nella|w|we|z|te|op|bij|uit|près|cerca|perto|vicino".split(
    "|",
  ),
);

// Patterns over letters: N name, q letters behind a name, p particle, t title, k rank, R role, G the same with a capital, w other small word, z one that leads to a place.
const NAME = "t*N(?:p{0,2}N){0,3}";
const ROLE = "k*[RG]";
const PERSON = new RegExp(
  `(?:O*(?:(?<post>w{0,2}${ROLE}w?)V(?:O*K)?|(?<before>${ROLE}w?)|(?<kin>K)|(?<first>L)(?:V?O*K)?)V?|[SMI][BP]?)?O*(?<name>${NAME})q?Q?` +
    `(?:P(?<paren>[kRGwz]{1,3})Q|V?(?<at>L)|VO+(?<as>w{0,2}${ROLE}[Rwz]{0,3})(?=[BJ]|$)|BO*(?<after>${ROLE}[Rwz]{0,3}(?:[wz]N)?)(?=[BJ]|$))?`,
  "yd",
);
/** "Two physios, Anna Bell and …", "atendemos …", "Ask for …", "Call 123456 and ask for …". */
const LEAD = /^(?:[wN][RG]B|E|D*B?A|U)?/;
/** "It's me (Ann Bell)", "my name is", "hoy la llevamos", "I'm Ann Bell, I teach". */
const OWN_LEAD = /SP|M|F|I(?=t*N(?:p{0,2}N){1,3}B?J?I)/;
const SEPARATOR = /(?:[BJ]+(?:O*TC)?)|(?=S)/y;
const END = /$|E|B?[wz]?D/y;
const MOST_LETTERS = 220;

/**
 * People of a sentence that names people and their work and says nothing else: "Owner Ann Bell, teachers Di Cole and
 * Flo Reed", "my husband Tom in the kitchen". A first name counts only with a role, a relation or a place of work.
 */
export function peopleOfClause(text: string, language: string): Person[] {
  if (text.length > MOST_LETTERS) return [];
  return clausesOf(wordsOf(text, language)).flatMap((words) => peopleOfWords(text, words));
}

function peopleOfWords(text: string, words: Word[]): Person[] {
  const letters = words.map(({ letter }) => letter).join("");
  const own = letters.search(OWN_LEAD);
  const from = Math.max(0, own) + (letters[own] === "F" ? 1 : 0);
  const lead = own >= 0 ? "" : LEAD.exec(letters)![0];
  const told = matches(letters, from + lead.length);
  const isAsked = lead.includes("A") && letters.includes("D");
  const isTalk = lead === "U" && told?.every(({ groups = {} }) => groups.paren !== undefined) === true;
  const isLed = isTalk || own >= 0 || /[RG]/.test(lead) || letters.includes("TC");
  if (!told || !(isLed || isAsked || told.some(isAnchored))) return [];
  const people = told.map((match) => ({ match, ...personOf(match, text, words) }));
  const hasFullName = people.some(({ name }) => /\s/.test(name));
  const isMe = own >= 0 && letters.startsWith("SP", own);
  const isSure =
    !isNickname(letters, told, people) &&
    people.every(
      ({ match, name }) =>
        isNameOf(name, match) &&
        !namesThing(name, true) &&
        (/\s/.test(name) ||
          isAsked ||
          letters.includes("TC") ||
          isOwnName(letters, match) ||
          ((isAnchored(match) || isListed(told)) && (hasFullName || isMe))),
    );
  return isSure ? people.map(({ name, role }) => ({ name, ...(role && { role }) })) : [];
}

/** "Ask for chef Chuy, Luis Ruiz": a first name and a full one with only a comma between them may be one person's. */
function isNickname(letters: string, told: RegExpExecArray[], people: Person[]): boolean {
  const [first, second] = told;
  return (
    told.length === 2 &&
    !/\s/.test(people[0]!.name) &&
    /\s/.test(people[1]!.name) &&
    !isAnchored(second!) &&
    letters.slice(first!.index + first![0].length, second!.index) === "B"
  );
}

/** "Jan on reception" is somebody, while "Jan" alone is a month. */
const isNameOf = (name: string, match: RegExpExecArray) =>
  isPersonName(name) || (isAnchored(match) && isPersonName(`Ann ${name}`));

function matches(letters: string, from: number): RegExpExecArray[] | undefined {
  const found: RegExpExecArray[] = [];
  let last: RegExpExecArray | undefined;
  for (let at = from; at < letters.length; ) {
    const match = matchAt(PERSON, letters, at);
    if (!match) break;
    found.push(match);
    at += match[0].length;
    if (matchAt(END, letters, at)) return found;
    const separator = matchAt(SEPARATOR, letters, at);
    if (!separator) {
      found.pop();
      last = match;
      break;
    }
    at += separator[0].length;
  }
  const isTold = (match: RegExpExecArray, index: number) => isPost(match) || isAs(found[index + 1]) || isListed(found);
  if (found.length > 0 && found.every(isTold) && /N.*N/.test(found[0]![0])) return found;
  if (last) found.push(last);
  if (letters.startsWith("SP", from)) {
    const closing = found.findIndex((match) => match.groups?.paren === undefined && match[0].endsWith("Q"));
    return closing >= 0 ? found.slice(0, closing + 1) : undefined;
  }
  return isNamed(letters, found[0]) ? found.slice(0, 1) : undefined;
}

/** "Our director is Ann Bell", "Ann Bell is our director": whatever the sentence goes on with, this much is said. */
const isPost = ({ groups = {} }: RegExpExecArray): boolean =>
  groups.post !== undefined || groups.as !== undefined || (groups.at !== undefined && groups.name !== undefined);

/** "… and Scott Kelleher are the vets": so is who stands in front. */
const isAs = (match: RegExpExecArray | undefined): boolean => match?.groups?.as !== undefined;

/** "The instructors are Ann Bell, Di Cole and Tom". */
const isListed = ([first]: readonly RegExpExecArray[]): boolean => first?.groups?.post !== undefined;

/** "My name is Ann Bell, …", "I'm Ann Bell and I …": nothing behind it makes that less true. */
const isNamed = (letters: string, match: RegExpExecArray | undefined): boolean =>
  match !== undefined &&
  ((match[0].startsWith("M") && /[BJ]/.test(letters.charAt(match.index + match[0].length))) ||
    (match[0].startsWith("I") && goesOnWithI(letters, match)));

const goesOnWithI = (letters: string, { index, 0: { length } }: RegExpExecArray) =>
  /^(?:BJ?|J)I/.test(letters.slice(index + length, index + length + 3));

/** "My name is Ann and I bake", "it's me (Ann)": a first name is enough. */
const isOwnName = (letters: string, match: RegExpExecArray): boolean =>
  (match[0].startsWith("M") && goesOnWithI(letters, match)) || /^SPN+Q$/.test(match[0]);

/** A point that ends no sentence may end a clause: "since 2006 r. Doctor Anna Bell". */
function clausesOf(words: Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  for (const word of words) {
    if (word.letter === ".") clauses.push([]);
    else clauses.at(-1)!.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function matchAt(pattern: RegExp, letters: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(letters);
}

/**
 * In a list of dishes stands "Chef Salad": a role with a capital before a name is no proof, and "Hot Tub (large)" has
 * no role behind it.
 */
const isAnchored = ({ groups = {} }: RegExpExecArray) =>
  groups.before?.includes("G") !== true &&
  (["post", "as", "before", "kin", "first", "at", "after"].some((name) => groups[name] !== undefined) ||
    /[RG]/.test(groups.paren ?? ""));

function personOf({ indices }: RegExpExecArray, text: string, words: Word[]): Person {
  const said = (name: string) => {
    const range = indices?.groups?.[name];
    return range && text.slice(words[range[0]]!.start, words[range[1] - 1]!.end);
  };
  const told = said("paren") ?? said("as") ?? said("after") ?? said("post") ?? said("before");
  const place = said("at") ?? said("first");
  const role = told && (said("paren") || isSingleRole(told)) ? told : place;
  return { name: said("name")!, ...(role && { role }) };
}

function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const token of clauseTokens(text, language)) {
    const isPoint = token.text === "." && /[tN]/.test(words.at(-1)?.letter ?? "") && token.end < text.trimEnd().length;
    if (isPoint && words.at(-1)!.end === token.start) words.at(-1)!.end = token.end;
    else words.push({ ...token, letter: letterOf(token, text, { before: words.at(-1)?.letter, language }) });
  }
  return words;
}

interface Beside {
  before?: string;
  language: string;
}

function letterOf(token: Token<ClauseWord>, text: string, { before, language }: Beside): string {
  const written = text.slice(token.start, token.end);
  const isCapital = /^\p{Lu}/u.test(written);
  const isInName = before === "N" || before === "t";
  if (Object.hasOwn(SIGNS, token.text)) return SIGNS[token.text]!;
  if (/^\d/.test(token.text)) return "D";
  if (isInName && isLetters(written)) return "q";
  if (isInName && !isCapital && PARTICLES.has(token.text) && /^\s\p{Lu}/u.test(text.slice(token.end))) return "p";
  // German writes all nouns with capitals, and in Portuguese "nora" is no name.
  const isNoun = isCapital && language !== "de";
  if (token.kind !== "other")
    return isCapital && (isInName || (isNoun && token.kind === "kin")) ? "N" : LETTERS[token.kind];
  if (isTitle(token.text) && (isCapital || text[token.end] === ".")) return "t";
  if (isCapital && isInName) return "N";
  if (isRank(token.text)) return "k";
  if (isRole(token.text)) return isNoun || (isCapital && before === undefined) ? "G" : "R";
  if (isCapital) return "N";
  if (LEADS_TO_PLACE.has(token.text)) return "z";
  return /^\p{L}/u.test(written) ? "w" : "x";
}
