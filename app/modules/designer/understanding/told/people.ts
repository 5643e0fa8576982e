import { remove } from "../../../operations/structure/remove";
import { addText } from "../../../operations/text/add-text";
import { replaceWords } from "../../../operations/text/replace-words";
import { setText } from "../../../operations/text/set-text";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { capitalised } from "../../../language/capitalised";
import { hintsFor } from "../gist/hints";
import { call } from "../call";
import { together } from "../patterns/style/together";
import type { Call } from "../pattern";
import { readWords } from "../read-words";
import { means, type Word } from "../word";
import { cueIn, SAYS_EVERYWHERE, SAYS_NOW, wordsSaid } from "../words/told-cues";
import { namesIn } from "./entry-words";
import type { Message, Told, ToldReader } from "./part";
import { peopleOf, type Person } from "./people-of-page";
import { segmentsOf, segmentText, type Segment } from "./segments";

/**
 * What is told of somebody whom the page introduces: 'Jan has retired, so take her off', 'Tobias is a Joiner now',
 * 'Nacho es Nacho Lafuente y debajo Maestro carnicero'.
 */
export const readPerson: ToldReader = (words, source, { site }, message): Told | null => {
  const people = peopleOf(site);
  if (people.length === 0) return null;
  const segments = segmentsOf(words, source);
  for (const [at, segment] of segments.entries()) {
    const found = named(segment.words, people) ?? pointed(segment, message, people);
    const so = found ? null : soBecomes(segments, at, source, people, site);
    if (so) return { isCloser: true, ...so };
    if (!found) continue;
    const told = leaves(found, segments, at, source) ?? becomes(found, segment, segments[at + 1], source, site);
    if (told) return { isCloser: true, ...withDenial(told, found, segments[at + 1], source) };
  }
  return null;
};

const LEAST = 3;
const tokens = (text: string) =>
  text.split(/[\s.]+/u).filter((each) => each.length >= LEAST && !/^(?:mrs?|herr|frau|maître)$/iu.test(each));

/** The one person whose name, or a part of it that is nobody else's, is said; many write it small. */
function named(words: readonly Word[], people: readonly Person[]): Person | null {
  const said = new Set(
    words.flatMap(({ text, senses }) =>
      text
        .split(/[\s'’]+/u)
        .flatMap((each) => (senses.length === 0 && each.length > LEAST + 1 ? [each, capitalised(each)] : [each])),
    ),
  );
  const full = people.filter(({ name }) => tokens(name).length > 0 && tokens(name).every((each) => said.has(each)));
  const part = people.filter(({ name }) => tokens(name).some((each) => said.has(each)));
  const found = full.length > 0 ? full : part;
  return found.length === 1 ? found[0]! : firstNamed(found, said);
}

/** Of two with one surname the one whose first name is said. */
function firstNamed(people: readonly Person[], said: ReadonlySet<string>): Person | null {
  const found = people.filter(({ name }) => said.has(tokens(name)[0]!));
  return found.length === 1 ? found[0]! : null;
}

const PRONOUN = /^(?:he|she|he's|she's|he’s|she’s|er|sie|il|elle|lui|lei|ele|ela|hij|zij|ze|el|ella|him|her)$/iu;
const MOST_BACK = 3;

/** 'So he's a Joiner now': who was named right before. */
function pointed({ words, start }: Segment, { words: all, source }: Message, people: readonly Person[]): Person | null {
  const text = source.slice(start, words.at(-1)!.end);
  const points = words.slice(0, 3).some(({ text: each }) => PRONOUN.test(each)) || HIS_NAME.test(text);
  if (!points) return null;
  const before = segmentsOf(
    all.filter(({ end }) => end <= start),
    source,
  )
    .slice(-MOST_BACK)
    .toReversed();
  return before.map((each) => named(each.words, people)).find((each) => each !== null) ?? null;
}

const SO =
  /^(?:so|hence|also|daher|así que|entonces|donc|du coup|quindi|dunque|então|dus)\s(?<role>\p{Lu}[\p{L} '’&-]{2,60})$/iu;

/** 'Lucie fait l'accueil aussi, donc Café et accueil': more than what stood below the name, which the new words say, too. */
function soBecomes(
  segments: readonly Segment[],
  at: number,
  source: string,
  people: readonly Person[],
  site: OpenedSite,
): Told | null {
  const { start, end, isFirst } = segments[at]!;
  const role = SO.exec(source.slice(start, end))?.groups?.role;
  const before = segments[at - 1];
  const person = role && before && !isFirst ? named(before.words, people) : null;
  if (!role || !person || !/^\p{Lu}/u.test(role) || !sharesWord(role, person.role)) return null;
  return { start: before!.start, end, call: together(roleCall(person, role, site)) };
}

/** 'Head climber' of who is a 'Climber'. */
const sharesWord = (one: string, other: string): boolean => {
  const known = other.toLowerCase().split(/[^\p{L}]+/u);
  return one
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > LEAST && known.includes(word));
};

const NOT =
  /^(?:and\s)?(?:not|no longer|nicht mehr|kein|keine|ya no|plus|pas|non più|geen|niet meer|não mais|sin|without|ohne|sans|senza|zonder|sem)(?!\p{L})/iu;
const MOST_DENIED = 7;

/** '…, not an apprentice any more', '…, without the Mr': says once more what goes, and asks for nothing else. */
function withDenial(told: Told, person: Person, next: Segment | undefined, source: string): Told {
  if (!next || next.isFirst || next.start < told.end || next.words.length > MOST_DENIED) return told;
  const text = source.slice(next.start, next.end);
  const old = new Set(
    `${person.name} ${person.role}`
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((each) => each.length > 1),
  );
  const isOld = next.words.some((word) => old.has(word.text.toLowerCase()));
  return NOT.test(text) && isOld ? { ...told, end: next.end } : told;
}

const GONE = wordsSaid(cueIn("gone"));

/** Who has left, where it is said that they are to be taken out. */
function leaves(person: Person, segments: readonly Segment[], at: number, source: string): Told | null {
  const hints = hintsFor(source);
  const goes = segments
    .slice(at, at + MOST_BACK)
    .findIndex((each) => isRemoved(each, segmentText(each, source), hints));
  if (!GONE.test(segmentText(segments[at]!, source)) || goes === -1) return null;
  const span = segments.slice(at, at + goes + 1);
  const rest = span.flatMap(({ words }) => words);
  if (rest.some((word) => means(word, "fact", "price", "time") || means(word, "colour"))) return null;
  const target = { nodes: [person.block], name: person.name, selector: null };
  return { start: span[0]!.start, end: span.at(-1)!.end, call: call(remove, { target }, person.name) };
}

const isRemoved = ({ words }: Segment, text: string, hints: ReturnType<typeof hintsFor>): boolean =>
  (words.some((word) => means(word, "verb", "remove")) || hints(text, "remove")) && !hints(text, "not");

/** Who is called, or does, something else from now on. */
function becomes(
  person: Person,
  { words, start, end }: Segment,
  next: Segment | undefined,
  source: string,
  site: OpenedSite,
): Told | null {
  const text = withoutOld(source.slice(start, end), person);
  const [name, ...others] = namesIn(words, site).filter((run) => isNameOf(run, person));
  const isCalled =
    name !== undefined && others.length === 0 && CALLED.test(wordsBefore(source.slice(start, name[0]!.start)));
  const said = isCalled ? source.slice(name[0]!.start, name.at(-1)!.end) : null;
  const behind = isCalled ? source.slice(name.at(-1)!.end, end) : text;
  const swapped = isCalled ? null : roleInstead(text, person);
  const isBehind = next !== undefined && !next.isFirst && SAYS_EVERYWHERE.test(source.slice(next.start, next.end));
  if (swapped && (isBehind || SAYS_EVERYWHERE.test(text))) {
    const everywhere = call(replaceWords, { ...swapped, everyCase: true }, person.name);
    return { start, end: isBehind ? next.end : end, call: everywhere };
  }
  const replaced = next && !next.isFirst ? insteadBehind(text, source.slice(next.start, next.end), person) : null;
  if (replaced) return { start, end: next!.end, call: together(roleCall(person, replaced, site))! };
  const counted = countedOn(words, text, person);
  if (counted) return { start, end, call: counted };
  const role =
    roleBelow(behind) ?? swapped?.to ?? (isCalled ? null : roleSaid(text, source.slice(end, end + 80), person));
  if (said === null && role === null) return null;
  const frame = words.filter((word) => means(word, "literal") || means(word, "fact", "price", "time", "phone"));
  if (frame.length > 0) return null;
  const calls = [
    ...(role === null ? [] : roleCall(person, role, site)),
    ...(said === null || said === person.name ? [] : [nameCall(person, said)]),
  ];
  const made = together(calls);
  return made && { start, end, call: made };
}

/** 'Herr Stiegler' is no other name of Bernd Stiegler. */
const isNameOf = (run: readonly Word[], { name }: Person) =>
  run.some(({ text }) => tokens(name).includes(text)) &&
  run.some(({ text }) => tokens(text).length > 0 && !tokens(name).includes(text));
const wordsBefore = (text: string) => ` ${text.trim().split(/\s+/u).slice(-3).join(" ")} `;
const CALLED = wordsSaid(cueIn("calledSo"));

const MOST_ROLE_WORDS = 6;
const BELOW_NAME = new RegExp(`(?<!\\p{L})(?:${cueIn("belowName")}):?\\s+(?<role>\\p{L}[^.:;!?\\n"”“]{2,80})$`, "iu");
const NAME_BELOW = new RegExp(
  `^\\s?(?:(?:and|with|und|y|et|e|en)\\s)?(?<role>\\p{L}[\\p{L} ’'&-]{2,60}?)\\s(?:${cueIn("belowName")})(?!\\p{L})`,
  "iu",
);

const BEGUN = new RegExp(`^(?:(?:${cueIn("writes")})\\s)+`, "iu");

/** 'Y debajo Maestro carnicero', 'and Gillie and cook under his name'. */
function roleBelow(text: string): string | null {
  const found = (NAME_BELOW.exec(text) ?? BELOW_NAME.exec(text))?.groups?.role?.trim();
  const role = found?.replace(BEGUN, "");
  return role && isRole(role) ? role : null;
}

const NOW = cueIn("now");
/** 'Under his name' points to somebody; 'debajo' alone does not. */
const HIS_NAME = wordsSaid(
  cueIn("belowName")
    .split("|")
    .filter((each) => each.split(" ").length > 2)
    .join("|"),
);
const IS = new RegExp(
  `(?<!\\p{L})(?:${cueIn("nowCalled")}|(?:${cueIn("is")}|ist|has become|becomes?|wird|devient|diventa|vira)(?:\\s(?:${NOW}))?)\\s(?:(?:an?|the|eine?|un|une|una|um|uma|een)\\s)?(?<role>\\p{L}[\\p{L} ’'-]{2,50}?)(?:\\s(?<behind>${NOW}))?$`,
  "iu",
);
const NOT_BUT = new RegExp(
  `(?<!\\p{L})(?:no longer|not|n'est (?:donc )?plus|ya no es|nicht mehr|keine? |non è più|geen|niet meer|não é mais)\\s(?:(?:an?|un|une|una|um|uma|een)\\s)?(?<old>\\p{L}[\\p{L} '-]{2,40}?)\\s(?:mehr |meer )?(?:but|mais|sino|sondern|ma|mas|maar)\\s(?:(?:an?|un|une|una|um|uma|eine?|een)\\s)?(?<role>\\p{L}[\\p{L} '-]{2,40})$`,
  "iu",
);

const INSTEAD = new RegExp(
  `(?<!\\p{L})(?:${cueIn("writes")}|schreibt?)\\s(?<role>\\p{L}[\\p{L} '’-]{2,40}?)\\s(?:instead of|in place of|rather than|statt|anstatt|anstelle von|en vez de|en lugar de|au lieu d[e'’]|à la place d[e'’]|plutôt que|invece di|al posto di|em vez de|no lugar de|in plaats van)\\s?(?:(?:an?|un|une|una|um|uma|eine?|een)\\s)?(?<old>\\p{L}[\\p{L} '’-]{2,40})$`,
  "iu",
);

/** 'N'est plus apprenti mais coiffeur', 'mettre Électricienne à la place d'Apprentie'. */
function roleInstead(text: string, { role }: Person): { from: string; to: string } | null {
  const said = (NOT_BUT.exec(text) ?? INSTEAD.exec(text))?.groups;
  return said?.role && isIn(said.old!, role) ? { from: said.old!.trim(), to: said.role.trim() } : null;
}

const NO_LONGER = new RegExp(
  `(?<!\\p{L})(?:no longer|is not|isn't|n'est plus|ya no es|ist nicht mehr|ist keine?|non è più|is geen|não é mais|já não é)\\s(?:(?:an?|un|une|una|um|uma|een)\\s)?(?<old>\\p{L}[\\p{L} '-]{2,40}?)(?:\\s(?:any ?more|mehr|meer))?$`,
  "iu",
);
const PUT = new RegExp(`^(?:${cueIn("writes")})\\s(?<role>\\p{Lu}[\\p{L} '’&-]{2,60})$`, "u");

/** 'Yaiza is no longer an apprentice, put Hair-up and washing'. */
function insteadBehind(text: string, behind: string, { role }: Person): string | null {
  const old = NO_LONGER.exec(text)?.groups?.old;
  const now = PUT.exec(behind)?.groups?.role?.trim();
  return old && now && isIn(old, role) && isRole(now) ? now : null;
}

/** 'Is in his third year now' where 'second year' stands. */
function countedOn(words: readonly Word[], text: string, { name, role, block }: Person): Call | null {
  const at = words.findIndex((word) => means(word, "ordinal"));
  const [nth, of] = [words[at], words[at + 1]];
  if (!nth || !of || !SAYS_NOW.test(text)) return null;
  const pairs = readWords(role).flatMap((word, index, all) =>
    means(word, "ordinal") && all[index + 1]?.text.toLowerCase() === of.text.toLowerCase() ? [word] : [],
  );
  const [old, ...others] = pairs;
  if (!old || others.length > 0 || old.text.toLowerCase() === nth.text.toLowerCase()) return null;
  const within = { nodes: [block], name: `what stands below “${name}”`, selector: null };
  return call(replaceWords, { from: old.text, to: nth.text, within }, name);
}

/** 'Is a Joiner now'; 'is on holiday now' says no role where none stood. */
function roleSaid(text: string, behind: string, { name, role }: Person): string | null {
  const said = IS.exec(text)?.groups;
  // 'It's Thomas you should ask now' says who it is, and not what he is.
  const isName = said?.role?.split(/[\s'’]+/u).some((each) => tokens(name).includes(each));
  if (!said?.role || isName || !isRole(said.role) || role === "") return null;
  const isNow = said.behind !== undefined || SAYS_NOW.test(text);
  const isInstead = /^[\s,.]{1,3}(?:not|nicht mehr|no longer|ya no|plus|non più|geen|niet meer)(?!\p{L})/iu.test(
    behind,
  );
  const isMore = sharesWord(said.role, role) && ENDS.test(behind);
  return (isNow || isInstead || isMore) && (/^\p{Lu}/u.test(said.role) || isInstead) ? said.role.trim() : null;
}

const ENDS = /^(?:[.!]|\s*$)/;

const NOT_OLD =
  /[\s,]{1,2}(?:not|no longer|nicht(?: mehr)?|kein|keine|y? ?no|ya no|et? ?pas|plus|e? ?non(?: più)?|e? ?não|não mais|niet(?: meer)?|geen)\s(?:(?:an?|un|une|una|um|uma|eine?|een)\s)?(?<old>\p{L}[\p{L} '’-]{2,40})$/iu;
/** 'She's Locksmith now not Trainee': without what stands below the name until now. */
function withoutOld(text: string, { role }: Person): string {
  const found = NOT_OLD.exec(text);
  const rest = found ? text.slice(0, found.index) : text;
  return found && role !== "" && isIn(found.groups!.old!, role) && IS.test(rest) ? rest : text;
}

const isIn = (part: string, all: string) => all.toLowerCase().includes(part.trim().toLowerCase());
const isRole = (text: string) => text.split(/\s+/u).length <= MOST_ROLE_WORDS;

/** In the place of what stands below the name, or as a new line there. */
function roleCall(person: Person, said: string, { page }: OpenedSite): Call[] {
  const [role, text] = [capitalised(said), textOf(page, person.block)];
  const target = { nodes: [person.block], name: `what stands below “${person.name}”`, selector: null };
  if (person.role === "") {
    const place = { nodes: [person.title], name: `the name “${person.name}”`, selector: null };
    return [call(addText, { text: role, place, where: "below" }, person.name)];
  }
  const at = text.indexOf(person.role, person.name.length);
  return at === -1 ? [] : [call(replaceWords, { from: person.role, to: role, within: target }, person.name)];
}

function nameCall(person: Person, said: string): Call {
  const target = { nodes: [person.title], name: `the name “${person.name}”`, selector: null };
  return call(setText, { target, text: said }, person.name);
}
