import { ownerText, type PairCase } from "../truth";
import type { Said, SaidPerson } from "./said";
import { judgement, type Fault, type Judgement } from "./verdict";
import { contentOf, isSameWord, wordsMissing, wordsOf } from "./words";

const TITLE =
  /^(?:dr|prof|rev|mag|mr|mrs|ms|miss|herr|frau|d|don|dona|dra|sr|sra|lic|dipl|ing|mgr|inz|arch|dott|dottssa|avv|mme|m|الدكتور|دكتور|الدكتورة|دكتورة|استاذ|استاذة|أستاذة|الاستاذ|الاستاذة|الأستاذ|الأستاذة|مهندس|مهندسة)$/u;

/** Each person that a page names must be one of the business, with that person's own role. */
export function judgePeople(each: PairCase, { people, plan }: Said): Judgement {
  const all = [...people, ...plan.business.people.map(({ name, role = "" }) => ({ name, role }))];
  const faults = all.flatMap((person): Fault[] => {
    const told = faultOf(person, each);
    return told ? [{ subject: "people", said: `${person.name}${person.role && `, ${person.role}`}`, told }] : [];
  });
  const isNamed = (name: string) => all.some((person) => partsOf(person.name).some((part) => isPart(part, name)));
  const [named, unread] = [true, false].map((wanted) =>
    each.truth.people.map(({ name }) => name).filter((name) => isNamed(name) === wanted),
  );
  return judgement(faults, named!.length, unread!);
}

/** Letters that come with a name: "Judith Aldersley FRICS". */
const LETTERS = /\s\p{Lu}{2,6}$|\s\p{Lu}\.\p{L}{2,4}\.?$/u;

/** "Hilda and Magnie Inkster" are two. */
const partsOf = (name: string) =>
  name
    .replace(LETTERS, "")
    .split(/\s(?:and|und|y|et|e|en|i|&|و)\s|\sو(?=\p{L}{3})|,\s/u)
    .filter(Boolean);

const nameWords = (name: string) => wordsOf(name).filter((word) => !TITLE.test(word));
const isPart = (said: string, told: string) =>
  nameWords(said).length > 0 && wordsMissing(nameWords(said), wordsOf(told)).length === 0;

function faultOf({ name, role }: SaidPerson, each: PairCase): string | undefined {
  const { people } = each.truth;
  const foreign = partsOf(name).find((part) => !people.some((person) => isPart(part, person.name)));
  if (foreign) return `"${foreign}" is nobody of the business`;
  if (role === "") return undefined;
  const own = people.filter((person) => partsOf(name).some((part) => isPart(part, person.name)));
  if (own.some((person) => person.role && sharesWord(role, person.role, each.language))) return undefined;
  const other = people.find(
    (person) => !own.includes(person) && person.role && sharesWord(role, person.role, each.language),
  );
  if (other) return `the role of ${other.name}`;
  return isBeside(name, role, each) ? undefined : `role of ${own[0]!.name}: ${own[0]!.role ?? "not told"}`;
}

const sharesWord = (one: string, other: string, language: string) =>
  contentOf(one, language).some((word) => wordsOf(other).some((told) => isSameWord(word, told)));

/** What the owner says of somebody in one sentence may be called a role. */
const isBeside = (name: string, role: string, each: PairCase) =>
  ownerText(each)
    .split(/[\n;]|(?<=\p{L}{3})[.!?]\s/u)
    .some((sentence) => wordsMissing(wordsOf(`${name} ${role}`), wordsOf(sentence)).length === 0);
