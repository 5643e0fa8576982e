import { splitLabel } from "./blocks";
import type { Person } from "./person";
import { isPersonName, isRole, namesThing, withoutTitles } from "./person-words";
import { isPeopleLabel, LEADS_TO_NAME, LEADS_TO_WORK, NICKNAMED, OF_ANIMALS } from "./people-list-words";
import { topicOf } from "./topics";

/** People of a sentence that lists them with their work and says nothing else. */
export interface PeopleInList {
  people: Person[];
  /** What each was told with stands in full beside the name. */
  isAll: boolean;
}

interface Listed extends Person {
  isBracketed: boolean;
  isCut: boolean;
}

/** Longer lines tell a story. In letters, parts and words. */
const LONGEST = 260;
const MOST_PARTS = 8;
const LONGEST_WORK = 7;

/**
 * "Who: Ann Bell (owner), Jo (the till) and Di in the workshop", "Ann Bell, owner; Tom for the bookings": each part names
 * somebody with what that person does, and the label or the roles say that they are people of the business. Undefined
 * where any part is something else.
 */
export function peopleInList(sentence: string): PeopleInList | undefined {
  if (sentence.length > LONGEST) return undefined;
  const label = splitLabel(sentence);
  const isTeam = label !== undefined && (isPeopleLabel(label.label) || topicOf(label.label) === "team");
  const parts = partsOf((label?.rest ?? sentence).replace(/[.!]\s*$/u, ""));
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  const people = parts.map(personOf);
  const known = people.filter((person) => person !== undefined);
  if (known.length < parts.length || !(isTeam ? known.some(hasWork) : areSurelyPeople(known))) return undefined;
  const humans = known.filter(({ role = "" }) => !OF_ANIMALS.test(role));
  return {
    people: humans.map(({ name, role }) => ({ name, ...(role && { role }) })),
    isAll: humans.length === known.length && !known.some(({ isCut }) => isCut),
  };
}

const hasWork = ({ role }: Listed): boolean => role !== undefined;

/** Without a label two full names are, where each has its work and one of them a role. */
const areSurelyPeople = (people: readonly Listed[]): boolean =>
  people.every(hasWork) &&
  people.filter(({ name }) => name.includes(" ")).length > 1 &&
  people.some(({ role = "" }) => isRole(role));

/** Cuts at semicolons where there are any, else at commas and at the last "and", outside of brackets. */
function partsOf(text: string): string[] {
  const bySemicolon = cutAt(text, /^\s?[;؛]\s/u);
  const parts = bySemicolon.length > 1 ? bySemicolon : cutAt(text, /^[,،]\s/u);
  const last = cutAt(parts.at(-1)!, /^\s(?:and|und|y|et|e|en|i|oraz|&|\+)\s(?=[^()]*\p{Lu})/u);
  return [...parts.slice(0, -1), ...last].map((part) => part.trim().replace(/^(?:and|und|y|et|e|en|i|oraz)\s/u, ""));
}

function cutAt(text: string, sign: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    depth += char === "(" ? 1 : char === ")" ? -1 : 0;
    const cut = depth === 0 ? sign.exec(text.slice(at, at + LONGEST_SIGN))?.[0] : undefined;
    if (cut === undefined) parts[parts.length - 1] += char;
    else {
      parts.push("");
      at += cut.length - 1;
    }
  }
  return parts;
}
/** As far as a name behind a sign has to be seen. */
const LONGEST_SIGN = 60;

/** "Ann Bell (owner)", "Ann Bell, owner", "my aunt Jo in the workshop", "Tom". */
function personOf(part: string): Listed | undefined {
  const [, before, inside] = /^([^()]+?)\s\(([^()]+)\)$/u.exec(part) ?? [];
  if (before && inside) return bracketed(before, inside);
  const comma = part.search(/[,،]\s/u);
  if (comma > 0) return personIn(part.slice(0, comma), part.slice(comma + 1).trim());
  const work = LEADS_TO_WORK.exec(part);
  if (work) return personIn(part.slice(0, work.index), part.slice(work.index).trim());
  // Alone, one word may be what is left of a title or a thing.
  return isFullName(part) ? personIn(part) : undefined;
}

/** "Ann Bell (owner)", "Jo (Joanna Bell)", "dad (Tom Bell, fitter)". */
function bracketed(before: string, inside: string): Listed | undefined {
  const [name = "", ...work] = inside.split(/,\s/u);
  return isFullName(name) ? personIn(name, work.join(", ") || undefined) : personIn(before, inside);
}

function personIn(written: string, work?: string): Listed | undefined {
  const name = nameIn(written);
  if (!name || (work !== undefined && (/\p{Nd}{3}|@/u.test(work.replace(YEAR, "")) || !/\p{L}{3}/u.test(work))))
    return undefined;
  const [first = ""] = (work ?? "").split(/[,;،]\s/u);
  const role = first.replace(SINCE, "");
  const isRead = work !== undefined && role.split(" ").length <= LONGEST_WORK;
  return {
    name,
    ...(isRead && { role }),
    isBracketed: work !== undefined,
    isCut: work !== undefined && role !== work,
  };
}
/** "Fitter since 1989" */
const SINCE = /\s(?:since|for|seit|desde|depuis|dal|sinds|od|منذ)\s(?:\p{Nd}).*$/iu;
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu;

/** Without what leads to a name ("my aunt", "the"), and without what somebody is called beside it. */
function nameIn(written: string): string | undefined {
  const name = written.trim().replace(NICKNAMED, "").replace(LEADS_TO_NAME, "");
  const isSure = isPersonName(name) && /^\p{Lu}\p{L}*\p{Ll}/u.test(withoutTitles(name));
  return isSure && !namesThing(name, true) && !isRole(name) ? name : undefined;
}

const isFullName = (text: string): boolean => /\s/u.test(text) && nameIn(text) !== undefined && !isRole(text);
