import { capitalised } from "../language/capitalised";
import { beginsLate, isClosed } from "../language/may-cut";
import { readBlocks, splitLabel, type Block } from "./blocks";
import { hoursTokens } from "./hours/tokens";
import { readPricedLine } from "./price-lines";
import { isMeasureAlone, namesSomething } from "./prices/names-something";
import { sentenceIdsOf, type Line, type Sentence, type SourceText } from "./source-text";
import { nobodyBuys } from "./nobody-buys";
import { splitList } from "./split-list";

export interface Service {
  name: string;
  detail?: string;
  price?: string;
}

/** The services in the owner's order, with the owner's heading for them. */
export interface ServiceList {
  title?: string;
  items: Service[];
  sentenceIds: number[];
}

const MAX_ITEMS = 24;
const OFFERS =
  /^(?:we|i|our shop|the shop)\s(?:also\s)?(?:offer|provide|do|specialise in|specialize in|sell|repair|make and sell)\s(.{4,400})$|^(?:we\s)?specialis(?:e|ing)\sin\s(.{4,400})$|^(?:wir|ich)\s(?:bieten|biete|verkaufen|reparieren)(?:\sihnen)?\s(.{4,400}?)(?:\san)?$|^(?:ofrecemos|hacemos|vendemos|reparamos|nos especializamos en)\s(.{4,400})$|^(?:on|nous)\s(?:vend(?:ons)?|propos(?:e|ons)|répar(?:e|ons))\s(.{4,400})$|^(?:vendiamo|offriamo|ripariamo|vendemos|oferecemos|reparamos|sprzedajemy|oferujemy|naprawiamy)\s(.{4,400})$|^(?:wij|we|ik)\s(?:verkopen|verkoop|repareren|repareer|bieden)\s(.{4,400}?)(?:\saan)?$|^(?:نقدم|نوفر)\s(.{4,400})$/iu;

/** "I do Malmesbury, Tetbury, Royal Wootton Bassett": where somebody works, as far as its form tells. */
const DOES_NAMES =
  /^(?:[Ww]e|[Ii])\s(?:also\s)?do\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,3}(?:,?\s(?:(?:and|or)\s)?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,3}){2,}\.?$/u;

/** "On vend des carnets, du papier": as a name in a list it has no article. */
const PARTITIVE = /^(?:des|du|de la)\s/iu;

/**
 * Reads lists under a heading for services, sentences such as "We offer X, Y and Z" (but not the first, which is the
 * page's statement), else a plain list of short points.
 */
export function findServices(source: SourceText, taken: ReadonlySet<number> = new Set()): ServiceList {
  const free = (line: Line) => !sentenceIdsOf(line).some((id) => taken.has(id));
  const blocks = readBlocks(source).filter((block) => !block.headingLine || free(block.headingLine));
  const headed = blocks
    .filter((block) => block.topic === "services")
    .map((block) => fromBlock(block, free, source.language));
  const [opening, another] = source.lines.filter(({ kind }) => kind === "text").flatMap(({ sentences }) => sentences);
  const offered = source.lines
    .filter(free)
    .flatMap((line) =>
      line.sentences
        .filter((sentence) => !another || sentence !== opening)
        .flatMap((sentence) => fromSentence(sentence, source.language)),
    );
  const named = merge([...headed, ...offered]);
  return named.items.length > 0
    ? named
    : merge(
        blocks.filter((block) => block.topic === undefined).map((block) => fromPlainList(block, free, source.language)),
      );
}

function fromBlock(block: Block, free: (line: Line) => boolean, language: string): ServiceList {
  const lines = block.lines.filter(free).filter((line) => line.text.length <= 200);
  const listed = lines.some((line) => line.kind === "bullet" || line.kind === "ordered");
  const used = lines.filter((line) => (listed ? line.kind === "bullet" || line.kind === "ordered" : isPoint(line)));
  const inline = block.inline && !saysTimes(block.inline, language) ? inlineItems(block.inline, language) : [];
  const items = [...inline, ...used.flatMap((line) => lineItems(line, used.length === 1 && !listed, language))];
  const sentenceIds = [...(block.headingLine ? sentenceIdsOf(block.headingLine) : []), ...used.flatMap(sentenceIdsOf)];
  return items.length > 0 ? { title: block.heading, items, sentenceIds } : { items: [], sentenceIds: [] };
}

/** "Classes: beginners Tuesday and Thursday 5.00 to 6.00 pm" is when something is on, whatever the label says. */
function saysTimes(text: string, language: string): boolean {
  const tokens = hoursTokens(text, language);
  const isSpan = (at: number) => tokens[at]?.clock && tokens[at + 1]?.kind === "range" && tokens[at + 2]?.clock;
  return tokens.some(({ weekdays }) => weekdays) && tokens.some((_, at) => isSpan(at));
}

/** A list is one when each of its parts can be a name: ", minimum 5 lbs a week" makes the sentence none. */
function fromSentence(sentence: Sentence, language: string): ServiceList[] {
  const match = OFFERS.exec(sentence.text.replace(/[.!]$/, ""));
  const list = match?.slice(1).find(Boolean);
  if (!list || DOES_NAMES.test(sentence.text)) return [];
  const names = splitList(list).filter((name) => isServiceName(name) && namesSomething(name, language));
  const whole = names.length >= 2 && names.length === splitList(list).length && !names.some((name) => beginsLate(name));
  return whole
    ? [{ items: names.map((name) => ({ name: capitalised(name.replace(PARTITIVE, "")) })), sentenceIds: [sentence.id] }]
    : [];
}

/** A list without a heading is a list of services only when all of its points are short and without a price. */
function fromPlainList(block: Block, free: (line: Line) => boolean, language: string): ServiceList {
  const bullets = block.lines.filter((line) => line.kind === "bullet");
  const plain =
    bullets.length >= 2 &&
    (block.heading !== undefined || !bullets.some(({ text }) => nobodyBuys(text))) &&
    bullets.every((line) => free(line) && isServiceName(line.text) && !/[€$£@]\s?\d|\d\s?[€$£]|\d{4}/.test(line.text));
  if (!plain) return { items: [], sentenceIds: [] };
  const heading = block.headingLine ? sentenceIdsOf(block.headingLine) : [];
  return {
    title: block.heading,
    items: bullets.flatMap((line) => lineItems(line, false, language)),
    sentenceIds: [...heading, ...bullets.flatMap(sentenceIdsOf)],
  };
}

function inlineItems(text: string, language: string): Service[] {
  const parts = namedParts(text, language);
  return parts.filter(isServiceName).map((part) => {
    const priced = parts.length < 3 && parts.length > 1 ? undefined : readPricedLine(part, { listed: true, language });
    return priced?.items.length === 1 ? withClosedPrice(priced.items[0]!) : { name: capitalised(part) };
  });
}

const BRACKET_AT_END = /\([^()]*\)$/u;
const FEWEST_PRICED = 3;

/** "Spanish, ten weeks, £240; Italian, six weeks, £150": where commas part measures, semicolons part the list. */
function namedParts(text: string, language: string): string[] {
  const parts = splitList(text);
  const entries = text.replace(/[.;]\s*$/u, "").split(/;\s/u);
  // "Level 1 (30 weeks, £395); Level 2 (£520)" is a list of prices, whatever it is called.
  if (entries.filter((entry) => /\p{Nd}/u.test(BRACKET_AT_END.exec(entry)?.[0] ?? "")).length >= FEWEST_PRICED)
    return [];
  if (!parts.some((part) => isMeasureAlone(part, language))) return parts;
  return entries.length > 1 ? entries : [];
}

/** "Cleaning (95 €, children 60 €)": the bracket was opened before the amounts. */
const withClosedPrice = <Item extends { price: string }>(item: Item): Item =>
  isClosed(item.price) ? item : { ...item, price: item.price.replace(/\)$/u, "") };

function lineItems(line: Line, mayBeList: boolean, language: string): Service[] {
  if (mayBeList && line.text.includes(",")) return inlineItems(line.text, language);
  const priced = readPricedLine(line.text, { listed: true, language });
  if (priced?.items.length === 1 && !priced.saysMore) return priced.items;
  return [nameAndDetail(line.text)];
}

function nameAndDetail(text: string): Service {
  const label = splitLabel(text);
  if (label?.rest) return { name: label.label, detail: label.rest };
  const dash = /^(.{3,60}?)\s[-–—]\s(.+)$/u.exec(text);
  if (dash) return { name: capitalised(dash[1]!), detail: dash[2]! };
  const [name, ...rest] = text.split(/(?<=\p{L}{3}[.!?])\s+/u);
  return {
    name: capitalised(name!.replace(/[.;,]$/, "")),
    ...(rest.length > 0 && { detail: rest.join(" ") }),
  };
}

/** A line of a list without marks; a full sentence below the heading is running text. */
function isPoint(line: Line): boolean {
  return (
    line.sentences.length === 1 &&
    (!/[.!?]$/.test(line.text) || line.text.split(/\s+/).length <= 4 || line.text.includes(", "))
  );
}

function isServiceName(text: string): boolean {
  return text.length >= 3 && text.length <= 90 && text.split(/\s+/).length <= 12 && !/@|https?:/.test(text);
}

function merge(lists: ServiceList[]): ServiceList {
  const items = lists.flatMap((list) => list.items);
  const unique = items.filter(
    (item, index) => items.findIndex((other) => other.name.toLowerCase() === item.name.toLowerCase()) === index,
  );
  const title = lists.find((list) => list.title && list.items.length > 0)?.title;
  return {
    ...(title && { title }),
    items: unique.slice(0, MAX_ITEMS),
    sentenceIds: lists.flatMap((list) => list.sentenceIds),
  };
}
