import { addressTokens } from "./address-tokens";
import { arabicPeople } from "./arabic-people";
import { beginsLate, isClosed } from "../language/may-cut";
import { readBlocks, splitLabel, type Block } from "./blocks";
import { hasStopped, isAddressed, withoutDoubt } from "./no-person";
import type { Person } from "./person";
import { peopleOfClause } from "./person-clause";
import { capitalised } from "../language/capitalised";
import { namedTeam } from "./named-team";
import { JOINS } from "./person-clause-words";
import { peopleInList } from "./people-lists";
import { IS_OUR, LED, LED_BY, SAYS_OWN_NAME, SAYS_OWN_NAMES, withoutOwn, withoutSince } from "./person-phrases";
import { toldPeople } from "./told-people";
import { kinNamed, workersIn, type BesideWorkers } from "./person-work";
import {
  ARABIC_NAME,
  COUPLE,
  FULL_NAME,
  isOwnRole,
  isPersonName,
  isRole,
  isSingleRole,
  LED_COUPLE,
  namesThing,
  withoutTitles,
} from "./person-words";
import { paragraphsOf, sentenceIdsOf, type Found, type Line, type Sentence, type SourceText } from "./source-text";

export interface PeopleList {
  title?: string;
  people: Found<Person>[];
}

const AND = "(?:and|und|y|et|e|en|&)";
const AND_BETWEEN = new RegExp(`\\s${AND}\\s`, "u");
const NAME = `(${COUPLE}|${FULL_NAME})`;
const BY = new RegExp(`(?<!\\p{L})${LED_BY}\\s${NAME}(?:\\s${AND}\\s(${FULL_NAME}))?`, "gu");
const NAMED = new RegExp(`(${COUPLE}|${FULL_NAME}|${ARABIC_NAME})(?:,\\s|،\\s|\\s\\()([^,،.;:()]{3,60})`, "gu");
const ROLE_BEFORE = new RegExp(
  `(?:^|\\s)((?:\\p{Ll}+\\s){0,3}\\p{Ll}+|\\p{Lu}\\p{Ll}+(?:in|er|te|or|re))\\s${NAME}`,
  "gu",
);
/** "Ann Bell is our head coach": no business calls itself its own. */
const IS_OURS = new RegExp(
  `(${FULL_NAME}|(?<![\\p{L}'’-])\\p{Lu}\\p{Ll}{2,15})\\s${IS_OUR}\\s((?:[\\p{L}-]+\\s){0,3}[\\p{L}-]+)(?=[,،.;)]|$|\\s${AND}\\s)`,
  "gu",
);
/** "I'm Ann Bell, piano tuner": who introduces herself is somebody. */
const INTRODUCED = new RegExp(
  `(?:${SAYS_OWN_NAME}(${FULL_NAME})|${SAYS_OWN_NAMES}(${LED_COUPLE}))(?=\\s?(?:[,.;!)–]|$)|\\s(?!&)${AND}\\s)`,
  "gu",
);
const CREDENTIAL =
  /(?:safe|seal|guilds?|registered|trained|qualified|certified|licensed|approved|insured|accredited|chartered|member)$/iu;
const ANY_NAME = new RegExp(FULL_NAME, "gu");
/** Longer lines tell a story. */
const MAX_LISTED = 220;

/** The people of the business with the roles that the owner gives them, each once. */
export function findPeople(source: SourceText, taken: ReadonlySet<number> = new Set()): PeopleList {
  const named = source.lines.flatMap(({ sentences }) => sentences.flatMap(namedIn));
  const inLists = source.lines.flatMap(({ sentences }) => sentences.flatMap(listedIn));
  const inTeams = new Set([...named, ...inLists].map(({ id }) => id));
  const free = (line: Line) => !sentenceIdsOf(line).some((id) => taken.has(id) || inTeams.has(id));
  const team = readBlocks(source).filter((block) => block.topic === "team");
  const listed = team
    .flatMap((block) => block.lines.filter(free).flatMap(listedPeople))
    .concat(team.flatMap(inlinePeople));
  const paragraphs = new Map(
    paragraphsOf(source.lines).map((lines) => [lines[0]!.paragraph, lines.map(({ text }) => text).join("\n")]),
  );
  const known = kinNamed(source.lines.map(({ text }) => text).join("\n"), source.language);
  const told = source.lines
    .filter(free)
    .flatMap((line) => [
      ...labelledPerson(line),
      ...line.sentences.flatMap((s) =>
        peopleInSentence(s.text, source.language, { known, around: paragraphs.get(line.paragraph)! }).filter(
          ({ value }) => !hasStopped(value, s.text) && !isAddressed(value, s.text),
        ),
      ),
    ]);
  const sure = [...inLists.map(({ person }) => person), ...listed, ...told].flatMap((found) =>
    withoutDoubt(found.value, found.words ?? "", source.language).map((value) => ({ ...found, value })),
  );
  const whole = sure.filter(({ value }) => isWholePerson(value));
  const headed = listed.length > 0 ? team.find((block) => block.lines.length > 0)?.heading : undefined;
  const title = headed ?? (whole.length === 0 ? named[0]?.title : undefined);
  return { ...(title && { title }), people: unique([...whole, ...named.map(({ person }) => person)]).slice(0, 24) };
}

/** Those whom a sentence names as "tutors" or "instructors", each with the title of all. */
function namedIn({ id, text }: Sentence): { id: number; title: string; person: Found<Person> }[] {
  const { title = "", names = [], isAll } = namedTeam(text) ?? {};
  const sentenceIds = isAll ? [id] : [];
  return names.map((name) => ({
    id,
    title: capitalised(title),
    person: { value: { name }, sentenceIds, words: text },
  }));
}

/** Those whom a sentence lists with their work. */
function listedIn({ id, text }: Sentence): { id: number; person: Found<Person> }[] {
  const { people = [], isAll } = peopleInList(text) ?? {};
  return people.map((value) => ({ id, person: { value, sentenceIds: isAll ? [id] : [], words: text } }));
}

/** What was torn out of brackets or a list tells nothing for sure. */
const isWholePerson = ({ role = "", detail = "" }: Person) =>
  [role, detail].every((text) => isClosed(text) && !beginsLate(text));

function listedPeople(line: Line): Found<Person>[] {
  const people = line.text.length <= MAX_LISTED ? peopleOfLine(line.text) : [];
  return people.map((value) => ({ value, sentenceIds: sentenceIdsOf(line), words: line.text }));
}

function inlinePeople(block: Block): Found<Person>[] {
  if (!block.inline || !block.headingLine) return [];
  const found = inlineParts(block.inline).map((part) => {
    const people = peopleOfLine(part.replace(/\.$/, ""));
    return { part, people: people.filter(({ role }) => role || people.length > 1) };
  });
  // Where not all of them are people that we read, the sentence is told, too.
  const isAll = found.every(({ people }) => people.length > 0 && people.every(isWholePerson));
  const sentenceIds = isAll ? sentenceIdsOf(block.headingLine) : [];
  return found.flatMap(({ part, people }) => people.map((value) => ({ value, sentenceIds, words: part })));
}

/** "Name, role, more", "Name - role", "Name (role)", "Role: Name (more)", or several names. */
function peopleOfLine(text: string): Person[] {
  const label = splitLabel(text);
  if (label && !isPersonName(label.label)) return labelled(label.label, label.rest);
  if (label && label.rest !== "" && isPersonName(partsOf(label.rest)[0]!))
    return isRole(label.label) || !isRole(label.rest) ? labelled(label.label, label.rest) : [];
  const [name = "", ...rest] = partsOf(text);
  const inArabic = arabicPeople([name, ...rest]);
  if (inArabic) return inArabic;
  if (!isPersonName(name)) return [];
  if (rest.length > 0 && rest.every((part) => isFullName(part) && !isRole(part)))
    return [name, ...rest].map((each) => ({ name: each }));
  const [role, ...more] = rest;
  if (namesThing(name, role !== undefined) || (role && soundsLikeNames(role))) return [];
  return [{ name, ...(role && { role }), ...(more.length > 0 && { detail: more.join(", ") }) }];
}

/** "Jai, Bec and Moana": what is behind the first name may be two more, and is no role for sure. */
function soundsLikeNames(text: string): boolean {
  const words = text.split(AND_BETWEEN);
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isRole(word));
}

const isFullName = (text: string) => /\s/.test(text) && isPersonName(text) && !namesThing(text, false);

const inlineParts = (text: string) => text.split(/;\s|(?<=\)),\s/);

const partsOf = (text: string) =>
  text
    .replace(/[.)]$/, "")
    .split(/,\s|،\s|\s[-–—|]\s|:\s|\s\(|\s{3,}/)
    .map((part) => part.trim());

function labelled(role: string, rest: string): Person[] {
  const [name = "", ...more] = partsOf(rest);
  const all = [name, ...more].flatMap((part) => part.split(AND_BETWEEN));
  // "Teachers: Ann Bell, Di Cole and Tom"
  const isOfSeveral = !isSingleRole(role) && all.length > 1 && isFullName(name.split(AND_BETWEEN)[0]!);
  if (isOfSeveral && all.every((each) => isPersonName(each) && !namesThing(each, false) && !isRole(each)))
    return all.map((each) => ({ name: each }));
  const isList = isFullName(name) && more.length > 0 && more.every((part) => isFullName(part) && !isRole(part));
  // "Owner: Ann Bell, Royal Florist": what is behind the one owner is no second one.
  if (isList && !isSingleRole(role)) return [name, ...more].map((each) => ({ name: each }));
  return isPersonName(name) && !namesThing(name, true)
    ? [{ name, role, ...(more.length > 0 && { detail: more.join(", ") }) }]
    : [];
}

function labelledPerson(line: Line): Found<Person>[] {
  const label = splitLabel(line.text);
  if (!label || !isRole(label.label) || line.text.length > MAX_LISTED) return [];
  const people = labelled(label.label, label.rest.replace(/[.,]$/, ""));
  return people.map((value) => ({ value, sentenceIds: sentenceIdsOf(line), words: line.text }));
}

/** Says whether a sentence tells of somebody by name. */
export const namesPerson = (text: string): boolean =>
  text.length <= MAX_LISTED && (peopleInProse(text).length > 0 || peopleOfLine(text).length > 0);

/** What a sentence says of people and nothing else, or the people that it tells of beside other things. */
function peopleInSentence(text: string, language: string, beside: BesideWorkers): Found<Person>[] {
  const told = peopleOfClause(text, language);
  const workers = workersIn(text, language, beside).map((value) => ({ value, sentenceIds: [], words: text }));
  const others = [...told, ...toldPeople(text)].map((value) => ({ value, sentenceIds: [], words: text }));
  return [...others, ...(told.length > 0 ? [] : peopleInProse(text)), ...workers];
}

/** A full name has two capitals, an Arabic one none. */
const MAY_NAME = /\p{Lu}[^]*\p{Lu}|[\u0621-\u064a]/u;

function peopleInProse(text: string): Found<Person>[] {
  if (!MAY_NAME.test(text)) return [];
  const isFree = (match: RegExpExecArray, name: string) =>
    !namesStreet(text, match.index + match[0].indexOf(name), name);
  const named = [...text.matchAll(NAMED)].filter((match) => isFree(match, match[1]!)).flatMap(personNamed);
  const before = [...text.matchAll(ROLE_BEFORE)].filter((match) => isFree(match, match[2]!)).flatMap(personAfterRole);
  const by = [...text.matchAll(BY)]
    .filter(({ 0: words, index }) => !isLongAgo(words) && !isGone(text.slice(index + words.length)))
    .flatMap(({ 0: words, 1: name, 2: second }) =>
      [name!, ...(second ? [second] : [])]
        .filter((each) => isPersonName(each) && !namesThing(each, false))
        .map((each) => ({ value: { name: each }, words })),
    );
  const ours = [...text.matchAll(IS_OURS)].flatMap(personNamed);
  const introduced = [...text.matchAll(INTRODUCED)]
    .map(({ 0: words, 1: name, 2: couple }) => ({ value: { name: (name ?? couple)! }, words }))
    .filter(({ value: { name } }) => isIntroduced(name));
  return [...named, ...before, ...by, ...ours, ...introduced].map((found) => ({ ...found, sentenceIds: [] }));
}

/** "Built in 1887 by Dr Hugo": nobody who did something before this year works there today. */
const isLongAgo = (words: string): boolean => Number(/\d{4}/.exec(words)?.[0] ?? Infinity) < 1945;

const isGone = (behind: string): boolean => isForebear(behind) || SUCCEEDED.test(behind);

/** "Founded in 1974 by Plinio Zanetta and since 2012 run by his daughter": who was followed by somebody. */
const SUCCEEDED = new RegExp(`^[^.;]{0,40}(?<!\\d)(?:19|20)\\d\\d(?!\\d)[^.;]{0,40}(?<!\\p{L})${LED}(?!\\p{L})`, "iu");

/** "Opened by James Cullinane, great-grandfather of the present manager": who is only somebody's kin. */
const isForebear = (behind: string): boolean => {
  const [, told] = /^,\s([^,.;]{3,60})/u.exec(behind) ?? [];
  return told !== undefined && OF.test(told) && !isRole(told.split(" ")[0]!);
};

/** "I'm Gas Safe", "je suis Maître Artisan" say what somebody is. */
const isIntroduced = (name: string): boolean =>
  isPersonName(name) &&
  !namesThing(name, false) &&
  !isRole(name.split(" ").at(-1)!) &&
  !name.split(" ").some((word) => CREDENTIAL.test(word));

/** Behind the kind of a street stands somebody whom it is named after: "Av. Professor Luís Melo 12". */
function namesStreet(text: string, start: number, name: string): boolean {
  const before = addressTokens(text.slice(Math.max(0, start - 40), start));
  const type = before.findLast(({ kind, text: word }) => kind !== "link" && !isRole(word) && word !== ".");
  return type?.kind === "type" && (type.isCapital || /^,?\s\d/.test(text.slice(start + name.length)));
}

type Told = Omit<Found<Person>, "sentenceIds">;

const ABBREVIATED_ROLE = /^[A-Z]{3}$/;

/** "Maria Lopez, dentist": the role begins in small letters, unless the name opens the sentence. */
function personNamed({ 0: words, 1: name, 2: told, index }: RegExpExecArray): Told[] {
  if (isOfAnother(told!)) return [];
  const role = withoutOwn(withoutSince(told!))
    .replace(/\s(?:and|und|y|et|e|en|i|&)\s\p{Lu}.*$/u, "")
    .trim();
  const opens = index === 0 && !isPersonName(role.split(" ").slice(0, 2).join(" "));
  const isWritten =
    /^\p{Ll}|^[\u0621-\u064a]/u.test(role) || ABBREVIATED_ROLE.test(role) || (opens && isRole(role.split(" ")[0]!));
  return isWritten &&
    isRole(role) &&
    !namesThing(name!, true) &&
    !/^(?:who|which)\s|\d/u.test(role) &&
    !namesAnother(name!, role) &&
    isPersonName(name!)
    ? [{ value: { name: name!, role }, words }]
    : [];
}

/** "Great-grandfather of the present manager": the role is somebody else's. */
const isOfAnother = (told: string): boolean =>
  OF.test(told.slice(0, told.length - withoutOwn(told).length)) && !isRole(told.split(" ")[0]!);
const OF = /\s(?:of|des?|du|del|dell[aoe]|dei|d[oa]s?|van|von|der)\s/iu;

/** "Owner Ann Bell, teachers Di Cole", "…, plus Jan on reception": roles and names of several. */
const namesAnother = (name: string, role: string) =>
  JOINS.has(role.split(" ")[0]!.toLowerCase()) ||
  (isRole(name.split(" ")[0]!) && name.split(" ").length > 2) ||
  [...role.matchAll(ANY_NAME)].some(([other]) => isPersonName(other) && !namesThing(other, false));

/** "our head chef Marco Rossi", "Unsere Köchin Anna Berg". */
function personAfterRole({ 0: words, 1: told, 2: behind }: RegExpExecArray): Told[] {
  const [first = "", ...more] = behind!.split(" ");
  const isOpening = isOwnRole(first) && more.length > 1;
  const role = isOpening ? first : withoutJoin(withoutOwn(told!));
  const name = isOpening ? more.join(" ") : behind!;
  return isOwnRole(role) && role.split(" ").length <= 3 && isPersonName(name) && !namesThing(name, true)
    ? [{ value: { name, role }, words: words.trim() }]
    : [];
}

const withoutJoin = (role: string) => {
  const words = role.split(" ");
  return words.slice(words.findLastIndex((word) => JOINS.has(word)) + 1).join(" ");
};

/** The first mention counts, but a later one may add the role. */
function unique(found: Found<Person>[]): Found<Person>[] {
  const byName = new Map<string, Found<Person>>();
  for (const person of found) {
    const key = withoutTitles(person.value.name);
    const known = byName.get(key);
    if (!known) byName.set(key, person);
    else if (!known.value.role && person.value.role) known.value = person.value;
  }
  return [...byName.values()];
}
