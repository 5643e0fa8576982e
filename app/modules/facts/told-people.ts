import type { Person } from "./person";
import { FULL_NAME, isPersonName, isRole, namesThing } from "./person-words";

const FIRST_NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{0,20}`;

/** "Ann Bell = hydrotherapist & boss", "Me = Jacinta, reception", "Nadège = brodeuse, …". */
const EQUALS = new RegExp(
  String.raw`(?:^|[,;]\s)(?:(?:[Mm]e|[Ii]ch|[Yy]o|[Mm]oi|[Ii]o|[Ee]u|[Ii]k|[Jj]a)\s=\s(?<own>${FULL_NAME}|${FIRST_NAME}),\s(?<post>[^,;.=]{3,40})|(?<name>${FULL_NAME}|${FIRST_NAME})\s(?:==?>?|:=)\s(?<role>[^,;.=]{3,48}))(?=[,;.]|$)`,
  "gu",
);

/** "Ich bin die Inhaberin, Ann Bell", "I'm the boards guy Ann Bell", "soy la dueña, Ann Bell". */
const INTRODUCED = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]['’]?m|[Ii] am|[Ii]ch bin|[Ss]oy|[Jj]e suis|[Ss]ono|[Ss]ou|[Ii]k ben|[Jj]estem)\s(?:the|der|die|das|el|la|le|il|l['’]|o|a|de|het)\s?(?<role>(?:[\p{L}-]+\s){0,2}[\p{L}-]+),?\s(?<name>${FULL_NAME})(?=[,.;!)]|$|\s\p{Ll})`,
  "gu",
);
const HANDS = /\s(?:guy|man|lady|woman|one|boss)$/u;
/** "Manager of Bell" is none that ends with a role. */
const isPost = (role: string): boolean => isRole(role.split(" ").at(-1)!) || HANDS.test(role);

/** "Am Empfang hilft Ann Bell", "in de winkel staat Ann Bell": where, what and who, as German and Dutch order it. */
const INVERTED = new RegExp(
  String.raw`^(?<place>(?:[Aa]m|[Ii]m|[Ii]n der|[Aa]n der|[Bb]eim|[Ii]n het|[Ii]n de|[Aa]an de|[Aa]chter de|[Oo]p kantoor)(?:\s[\p{L}-]+){0,5})\s(?:hilft|arbeitet|steht|sitzt|kocht|helpt|werkt|staat|zit|kookt)\s(?<name>${FULL_NAME})(?:\s\((?<role>[^()\d]{3,40})\))?(?=[,.;!]|$)`,
  "u",
);
/** A season is no work. */
const SEASON = /saison|seizoen|sommer|winter|zomer|ferien|jahr|woche|monat|vakantie/iu;

/** "Dr. Ann Bell the vet is here every second Tuesday". */
const IS_HERE = new RegExp(
  String.raw`(?<name>${FULL_NAME}),?\s(?:the|our)\s(?<role>\p{Ll}+)\s(?:is|comes)\s(?:here|in|with us)(?!\p{L})`,
  "u",
);

/** "This is Ann Bell from Bell's Boats", "Ann Bell here talking into the phone", "hier spricht Ann Bell aus Ulm". */
const CALLS = new RegExp(
  String.raw`(?:(?:^|[\s,])(?:[Tt]his is|[Hh]ier (?:ist|spricht|schreibt)|[Aa]qu[ií] (?:é [oa]|es|fala [oa]?|le habla))\s(?<caller>${FULL_NAME})(?=,|\s(?:from|of|over|at|out|vom|von|aus|de|do|da|del|uit)\s)|(?:^|\s)(?<speaker>${FULL_NAME})\shere\s(?:from|of|at|talking|speaking|with)(?!\p{L}))`,
  "u",
);
const CALLS_IN_ARABIC = /(?:^|\s)معكم\s(?<caller>\p{L}{2,12}\s(?:(?:أبو|بن|ابن|عبد|آل)\s)?\p{L}{2,14})\sمن\s/u;

/** Who only writes it down says for whom. */
const FOR_ANOTHER =
  /(?<!\p{L})(?:for my|for the|for mr|for mrs|behalf|asked me|told me|writing|typing|type|types|daughter|son|nephew|niece|secretary|für mein\p{L}*|im auftrag|schreibe?|tippe|tochter|sohn|neffe|nichte|para mi|por mi|escrib\p{L}+|hij[oa]|sobrin[oa]|escrev\p{L}+|filh[oa]|pel[oa]|voor mijn|namens|dochter|zoon|نيابة|بكتب|اكتب|أكتب|ابن|بنت)(?!\p{L})/iu;

/** People whom a sentence names with what they are, in ways of its own: with "=", as who writes, as who is there. */
export function toldPeople(sentence: string): Person[] {
  if (sentence.length > LONGEST) return [];
  const equal = [...sentence.matchAll(EQUALS)].flatMap(({ groups = {} }) =>
    groups.own ? personIn(groups.own, groups.post) : equalTo(groups.name!, groups.role!),
  );
  const introduced = [...sentence.matchAll(INTRODUCED)].flatMap(({ groups = {} }) =>
    isPost(groups.role!) ? personIn(groups.name!, groups.role) : [],
  );
  const { place = "", name, role } = INVERTED.exec(sentence)?.groups ?? {};
  const there = name ? personIn(name, role ?? (SEASON.test(place) ? undefined : place)) : [];
  const here = IS_HERE.exec(sentence)?.groups;
  const { caller, speaker } = (CALLS.exec(sentence) ?? CALLS_IN_ARABIC.exec(sentence))?.groups ?? {};
  const calling = !FOR_ANOTHER.test(sentence) && (caller ?? speaker) ? personIn((caller ?? speaker)!, undefined) : [];
  return [
    ...equal,
    ...introduced,
    ...there,
    ...calling,
    ...(here && isRole(here.role!) ? personIn(here.name!, here.role) : []),
  ];
}
const LONGEST = 600;

/** A first name is somebody's only beside a role; "Karva Chauth = a fast" has none either. */
const equalTo = (name: string, role: string): Person[] =>
  isRole(role) || HANDS.test(role) ? personIn(name, role) : [];

const personIn = (name: string, role: string | undefined): Person[] =>
  isPersonName(name) && /^[\p{Lu}\u0621-\u064a]/u.test(name) && !namesThing(name, true) && !isRole(name)
    ? [{ name, ...(role && { role: role.trim() }) }]
    : [];
