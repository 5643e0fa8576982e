import { readBlocks, splitLabel, type Block } from "./blocks";
import { COUPLE, FULL_NAME, isRole, LISTED_NAME } from "./person-words";
import { sentenceIdsOf, type Found, type Line, type SourceText } from "./source-text";

export interface Person {
  name: string;
  role?: string;
  detail?: string;
}

export interface PeopleList {
  title?: string;
  people: Found<Person>[];
}

const BY = new RegExp(
  `(?:[Rr]un|[Oo]wned|[Ff]ounded|[Ll]ed|[Mm]anaged|[Ss]tarted|[Oo]pened|headed|[Mm]ade|[Tt]hrown|[Bb]aked|cooked|glazed|designed|built|taught|grown|roasted|brewed|operated|[Gg]eführt|[Gg]egründet|geleitet|[Dd]irigid[oa]|[Ff]undad[oa]|regentad[oa])\\s(?:in\\s\\d{4}\\s)?(?:and\\s\\p{L}+\\s)?(?:by|von|por)\\s(${COUPLE}|${FULL_NAME})`,
  "gu",
);
const NAMED = new RegExp(
  `(${COUPLE}|${FULL_NAME})(?:,\\s|\\s\\()((?:the\\s|our\\s|a\\s|an\\s|die\\s|der\\s|la\\s|el\\s)?[^,.;()]{3,60})`,
  "gu",
);
const ROLE_BEFORE = new RegExp(
  `(?:^|\\s)(?:our|my|the|is|by|with|unser|unsere|nuestr[oa])?\\s?((?:\\p{Ll}+\\s){0,2}\\p{Ll}+)\\s(${FULL_NAME})`,
  "gu",
);

/** The people of the business with the roles that the owner gives them, each once. */
export function findPeople(source: SourceText, taken: ReadonlySet<number> = new Set()): PeopleList {
  const free = (line: Line) => !sentenceIdsOf(line).some((id) => taken.has(id));
  const team = readBlocks(source).filter((block) => block.topic === "team");
  const listed = team
    .flatMap((block) => block.lines.filter(free).flatMap(listedPerson))
    .concat(team.flatMap(inlinePeople));
  const told = source.lines
    .filter(free)
    .flatMap((line) => [...labelledPerson(line), ...line.sentences.flatMap((s) => peopleInProse(s.text))]);
  const title = listed.length > 0 ? team.find((block) => block.lines.length > 0)?.heading : undefined;
  return { ...(title && { title }), people: unique([...listed, ...told]).slice(0, 24) };
}

function listedPerson(line: Line): Found<Person>[] {
  const person = line.text.length <= 220 ? personOfLine(line.text) : undefined;
  return person ? [{ value: person, sentenceIds: sentenceIdsOf(line) }] : [];
}

function inlinePeople(block: Block): Found<Person>[] {
  if (!block.inline || !block.headingLine) return [];
  const sentenceIds = sentenceIdsOf(block.headingLine);
  return block.inline.split(/;\s|(?<=\)),\s/).flatMap((part) => {
    const person = personOfLine(part.replace(/\.$/, ""));
    return person?.role ? [{ value: person, sentenceIds }] : [];
  });
}

/** "Name, role, more", "Name - role", "Name (role)", "Role: Name". */
function personOfLine(text: string): Person | undefined {
  const label = splitLabel(text);
  if (label && LISTED_NAME.test(label.rest)) return { name: label.rest, role: label.label };
  const [name = "", role, ...rest] = text.replace(/[.)]$/, "").split(/,\s|،\s|\s[-–—|]\s|:\s|\s\(|\s{3,}/);
  if (!LISTED_NAME.test(name.trim())) return undefined;
  return {
    name: name.trim(),
    ...(role && { role: role.trim() }),
    ...(rest.length > 0 && { detail: rest.join(", ").trim() }),
  };
}

function labelledPerson(line: Line): Found<Person>[] {
  const label = splitLabel(line.text);
  const name = label?.rest.replace(/[.,]$/, "") ?? "";
  if (!label || !isRole(label.label) || !LISTED_NAME.test(name)) return [];
  return [{ value: { name, role: label.label }, sentenceIds: sentenceIdsOf(line) }];
}

function peopleInProse(text: string): Found<Person>[] {
  const named = [...text.matchAll(NAMED)].flatMap((match) => {
    const role = match[2]!
      .replace(/^(?:the|our|a|an|die|der|la|el)\s/, "")
      .replace(/\s(?:and|und|y)\s\p{Lu}.*$/u, "")
      .trim();
    return isRole(role) && /^(?!(?:and|und|y|who|which)\s)\p{Ll}|^[A-Z]{3}$/u.test(role)
      ? [{ name: match[1]!, role }]
      : [];
  });
  const before = [...text.matchAll(ROLE_BEFORE)].flatMap((match) => {
    const role = match[1]!.replace(/^.*\b(?:our|my|the|is|by|with)\s/, "");
    return isRole(role) && role.split(" ").length <= 3 ? [{ name: match[2]!, role }] : [];
  });
  const by = [...text.matchAll(BY)].map((match) => ({ name: match[1]! }));
  return [...named, ...before, ...by].map((value) => ({ value, sentenceIds: [] }));
}

/** The first mention counts, but a later one may add the role. */
function unique(found: Found<Person>[]): Found<Person>[] {
  const byName = new Map<string, Found<Person>>();
  for (const person of found) {
    const key = person.value.name.replace(/^(?:(?:Dr|Prof|Dra)\.?\s)+/, "");
    const known = byName.get(key);
    if (!known) byName.set(key, person);
    else if (!known.value.role && person.value.role) known.value = person.value;
  }
  return [...byName.values()];
}
