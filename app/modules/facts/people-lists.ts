import { arabicPeople } from "./arabic-people";
import { splitLabel } from "./blocks";
import type { Person } from "./person";
import { isPersonName, isRole, namesThing, withoutTitles } from "./person-words";
import { tellsWork } from "./person-work";
import {
  IS_KIN,
  isPeopleLabel,
  LEADS_TO_KIN,
  LEADS_TO_NAME,
  LEADS_TO_PEOPLE,
  LEADS_TO_WORK,
  NICKNAMED,
  OF_ANIMALS,
} from "./people-list-words";
import { topicOf } from "./topics";

/** People of a sentence that lists them with their work and says nothing else. */
export interface PeopleInList {
  people: Person[];
  /** What each was told with stands in full beside the name. */
  isAll: boolean;
}

interface Listed extends Person {
  /** What somebody does, or being of the owner's kin, tells that it is somebody of the business. */
  isBound?: boolean;
  /** Both of that. */
  isKin?: boolean;
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
  if (sentence.length > LONGEST || NEIGHBOURS.test(sentence)) return undefined;
  const label = splitLabel(sentence);
  const lead = label ? undefined : LEADS_TO_PEOPLE.exec(sentence)?.[0];
  const isTeam =
    lead !== undefined || (label !== undefined && (isPeopleLabel(label.label) || topicOf(label.label) === "team"));
  const said = (label?.rest ?? sentence.slice(lead?.length ?? 0)).replace(/[.!]\s*$/u, "");
  const inArabic = isTeam
    ? arabicPeople(said.split(/[،,؛]\s/u).map((part) => part.replace(/^و?أنا\s/u, "")))
    : undefined;
  if (inArabic) return { people: inArabic, isAll: true };
  const all = partsOf(said.replace(AND_ME, ""), isTeam);
  const parts = all.filter((part) => !isTeam || !isCounted(part));
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  const people = parts.map((part) => personOf(part, isTeam));
  const known = people.filter((person) => person !== undefined);
  const isSure = isTeam ? known.some(hasWork) : areSurelyPeople(known, sentence, label !== undefined);
  if (known.length < parts.length || !isSure) return undefined;
  const humans = known.filter(({ role = "" }) => !OF_ANIMALS.test(role));
  return {
    people: humans.map(({ name, role }) => ({ name, ...(role && { role }) })),
    isAll: humans.length === all.length && !known.some(({ isCut }) => isCut),
  };
}

/** "… and me": who writes has no name by that. */
const AND_ME = /(?:,\s|\s)(?:and|und|y|et|e|en|i)\s(?:me|I|ich|yo|moi|io|eu|ik|ja)$/u;

/** "Two girls she has trained herself": nobody by name. */
const isCounted = (part: string): boolean => /^[\p{Script=Latin}\p{P}\s]+$/u.test(part) && !/\p{Lu}/u.test(part);

/** "Runs the pub next door": others do something, too. */
const NEIGHBOURS =
  /(?<!\p{L})(?:next door|down the road|across the|over the road|opposite|nebenan|gegenüber|al lado|de enfrente|à côté|en face|accanto|di fronte|ao lado|em frente|hiernaast|tegenover|obok|naprzeciwko)(?!\p{L})/iu;

const hasWork = ({ role }: Listed): boolean => role !== undefined;

/**
 * Without a label two full names are, where each has its work and one of them a role, or where semicolons part them; so is
 * one beside whom somebody works or is of the owner's kin, and so are two of them.
 */
function areSurelyPeople(people: readonly Listed[], sentence: string, isLabelled: boolean): boolean {
  const full = people.filter(({ name }) => name.includes(" ")).length;
  const bound = people.filter(({ isBound }) => isBound).length;
  if (!people.every(hasWork)) return false;
  if (full > 1 && people.some(({ role = "" }) => isRole(role))) return true;
  const isSure = bound > 1 || (bound > 0 && (full > 0 || people.some(({ isKin }) => isKin)));
  return !isLabelled && (isSure || (full > 1 && sentence.includes(";")));
}

/** Cuts at semicolons where there are any, else at commas and at the last "and", outside of brackets. */
function partsOf(text: string, isTeam: boolean): string[] {
  const bySemicolon = cutAt(text, /^\s?[;؛]\s/u);
  const parts = bySemicolon.length > 1 ? bySemicolon : withRelatives(cutAt(text, /^[,،]\s/u));
  const cut = parts.flatMap((part, at) => {
    const pieces = cutAt(part, /^\s(?:and|und|y|et|e|en|i|oraz|&|\+)\s(?=(?:\p{Ll}+\s){0,3}\p{Lu})/u);
    return at === parts.length - 1 || pieces.every((piece) => personOf(piece, isTeam)) ? pieces : [part];
  });
  return cut.map((part) => part.trim().replace(/^(?:and|und|y|et|e|en|i|oraz)\s/u, ""));
}

/** "…, Visi, que atiende el mostrador", "my aunt Dalys, hairdresser": what is said of somebody stays with the name. */
const withRelatives = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((all, part) => {
    if (all.length > 0 && (RELATIVE.test(part) || (isRole(part) && isCounted(part))))
      all[all.length - 1] += `, ${part}`;
    else all.push(part);
    return all;
  }, []);
const RELATIVE = /^(?:who|que|qui|che|die|der|dat|która|który)\s\p{Ll}/u;

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

/** "Ann Bell (owner)", "Ann Bell, owner", "my aunt Jo in the workshop", "Ann Bell does the books", "Tom". */
function personOf(part: string, isTeam: boolean): Listed | undefined {
  const [, before, inside, behind] = /^([^()]+?)\s\(([^()]+)\)(\s.+)?$/u.exec(part) ?? [];
  if (before && inside) return behind ? boundBy(before, inside, behind.trim()) : bracketed(before, inside);
  const comma = part.search(/[,،]\s/u);
  if (comma > 0) return personIn(part.slice(0, comma), part.slice(comma + 1).trim());
  return (
    workerOf(part) ??
    placedOf(part) ??
    (isTeam ? describedOf(part) : undefined) ??
    (isFullName(part) ? personIn(part) : undefined)
  );
}
const WHO = /^(?:who|que|qui|che|die|der|dat|która|który)\s(?=\p{Ll})/u;

/** "Ann Bell does the books", "my nephew Kip fixes whatever froze", "my aunt Jo in the workshop". */
function workerOf(part: string): Listed | undefined {
  const does = WRITTEN_NAME.exec(part);
  const said = does && part.slice(does[0].length);
  if (does && said && tellsWork(said)) return bound(does[0].trim(), said);
  const work = LEADS_TO_WORK.exec(part);
  const person = work && personIn(part.slice(0, work.index), part.slice(work.index).trim());
  return person ? { ...person, isBound: LEADS_TO_NAME.test(part) } : undefined;
}

/** A name with what may lead to it, up to the first word in small letters behind it. */
const WRITTEN_NAME = /^(?:\p{Ll}+\s){0,3}(?:\p{Lu}[\p{L}\p{M}'’.-]*\s){1,4}(?=\p{Ll})/u;

/** "In sala Denis": where, and then who. */
function placedOf(part: string): Listed | undefined {
  const [, place, name] =
    /^((?:in|on|at|am|im|an der|en|à|au|al|alla|nella|ai|na|no|achter|op|aan de|w|na)\s(?:\p{Ll}+\s){0,2}\p{L}+)\s((?:\p{Ll}{1,4}\s)?\p{Lu}\S+(?:\s\p{Lu}\S+)?)$/u.exec(
      part,
    ) ?? [];
  return place && name ? personIn(name, place) : undefined;
}

/** "Ann Bell proprietaria" behind a label of people. */
function describedOf(part: string): Listed | undefined {
  const name = WRITTEN_NAME.exec(part);
  return name ? personIn(name[0], part.slice(name[0].length)) : undefined;
}

/** "Terry (dad) is on the bar", "ik (Sjaan) sta vooraan". */
function boundBy(before: string, inside: string, work: string): Listed | undefined {
  if (I.test(before)) return personIn(inside.split(/,\s/u)[0]!, work);
  return IS_KIN.test(inside) && tellsWork(work) ? bound(before, work) : undefined;
}
const I = /^(?:I|me|ich|yo|moi|io|eu|ik|ja)$/iu;

function bound(name: string, work: string): Listed | undefined {
  const person = personIn(name, work);
  return person && { ...person, isBound: true, isKin: LEADS_TO_KIN.test(name) };
}

/** "Ann Bell (owner)", "Jo (Joanna Bell)", "dad (Tom Bell, fitter)". */
function bracketed(before: string, inside: string): Listed | undefined {
  const [name = "", ...work] = inside.split(/,\s/u);
  if (I.test(before)) return personIn(name, work.join(", ") || undefined);
  return isFullName(name) ? personIn(name, work.join(", ") || undefined) : personIn(before, inside);
}

function personIn(written: string, work?: string): Listed | undefined {
  const name = nameIn(written);
  if (!name || (work !== undefined && (/\p{Nd}{3}|@/u.test(work.replace(YEAR, "")) || !/\p{L}{3}/u.test(work))))
    return undefined;
  const [first = ""] = (work ?? "").replace(WHO, "").split(/[,;،]\s/u);
  const role = shortened(first.replace(SINCE, ""));
  const isRead = work !== undefined && role.split(" ").length <= LONGEST_WORK;
  return {
    name,
    ...(isRead && { role }),
    isBracketed: work !== undefined,
    isCut: work !== undefined && role !== work,
  };
}
/** "Attends the counter and knows everybody": a long one is what stands before the "and". */
function shortened(role: string): string {
  const [before = ""] = role.split(/\s(?:and|und|y|et|e|en|i)\s/u);
  return role.split(" ").length > LONGEST_WORK && before.split(" ").length > 1 ? before : role;
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
