import { capitalised } from "../language/capitalised";
import { readBlocks } from "./blocks";
import { sentenceIdsOf, type Line, type Sentence, type SourceText } from "./source-text";
import { splitList } from "./split-list";

/** The places that the business serves, in the owner's words. */
export interface AreaList {
  title?: string;
  items: string[];
  sentenceIds: number[];
}

const MAX_ITEMS = 40;
const SERVES =
  /^(?:(?:we|i)\s(?:also\s)?(?:serve|cover|deliver (?:to|in|across)|work (?:in|across|throughout)|travel to|operate in|visit (?:homes|clients|customers) in)|serving|covering|delivering to|(?:wir|ich) (?:arbeiten?|liefern?|fahren?|kommen?|sind tätig|sind unterwegs|sind im einsatz) (?:in|nach|bis)|im einsatz in|trabaj(?:amos|o) en|damos servicio (?:en|a)|servimos (?:en|a)|repartimos en|cubrimos|atendemos en|نخدم|نعمل في|نغطي|نوصل إلى)\s(.{4,300})$/iu;
const LEAD =
  /^(?:homes (?:and businesses )?in |customers in |clients in |all of |the whole of |the (?:towns?|villages?|cities) of |parts of |todo |ganz )/iu;
const PLACE =
  /^(?:(?:the|central|north|south|east|west|greater|inner|outer|upper|lower|die|der|el|la|los|las|san|st\.?|all)\s){0,3}(?:\p{Lu}|[\u0621-\u064a])|^(?:the )?surrounding\s|^(?:the )?(?:nearby|neighbouring|neighboring)\s|umgebung$|umland$|alrededores$|within \d|radius|umkreis|^[A-Z]{1,2}\d/u;

/** Reads lists under a heading for areas, and sentences that only name the places served. One place makes no list. */
export function findAreas(source: SourceText, taken: ReadonlySet<number> = new Set()): AreaList {
  const free = (line: Line) => !sentenceIdsOf(line).some((id) => taken.has(id));
  const list: AreaList = { items: [], sentenceIds: [] };
  for (const { topic, heading, headingLine, inline, lines } of readBlocks(source)) {
    const used = topic === "areas" ? lines.filter(free) : [];
    const items = [...(inline ? splitList(inline) : []), ...used.flatMap(({ text }) => placesIn(text))];
    if (topic !== "areas" || items.length < 2 || !items.every(isPlace)) continue;
    list.title ??= heading;
    add(list, items, [...(headingLine ? sentenceIdsOf(headingLine) : []), ...used.flatMap(sentenceIdsOf)]);
  }
  for (const line of source.lines.filter(free)) line.sentences.forEach((sentence) => readSentence(sentence, list));
  return { ...list, items: list.items.slice(0, MAX_ITEMS) };
}

function readSentence({ text, id }: Sentence, list: AreaList): void {
  const said =
    text.length > 330 || list.sentenceIds.includes(id) ? undefined : SERVES.exec(text.replace(/[.!]$/, ""))?.[1];
  const items = said ? placesIn(said.replace(LEAD, "")) : [];
  if (items.length >= 2 && items.every(isPlace)) add(list, items, [id]);
}

/** A place stands once, however often it is named. */
function add(list: AreaList, items: string[], sentenceIds: number[]): void {
  const known = new Set(list.items.map((item) => item.toLowerCase()));
  list.items.push(...items.map(capitalised).filter((item) => !known.has(item.toLowerCase())));
  list.sentenceIds.push(...sentenceIds);
}

function placesIn(text: string): string[] {
  const items = splitList(text.replace(/^(?:serving|covering)\s/iu, ""));
  return items.length < 2 ? items : items.flatMap((item) => item.split(/\sو(?=[\u0621-\u064a]{3})/u));
}

function isPlace(text: string): boolean {
  return PLACE.test(text) && text.length <= 60 && text.split(/\s+/).length <= 7 && !/[.!?]\s/.test(text);
}
