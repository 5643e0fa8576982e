import { capitalised } from "../language/capitalised";
import { isClosed } from "../language/may-cut";
import { headingOf } from "./blocks";
import { lineReader, type LineReader } from "./line-reader";
import { readPricedLine, unreadAmounts } from "./price-lines";
import type { PricedItem, PricedLine } from "./prices/priced-line";
import { is, moneyTokens } from "./prices/money";
import { mentionsMoney } from "./prices/mentions-money";
import { bareBlocks } from "./prices/bare-block";
import { bareBelow } from "./prices/bare-below";
import { bareAmong } from "./prices/bare-among";
import { priceBlocks, type PriceBlock } from "./prices/price-block";
import { setOffRows } from "./prices/set-off-rows";
import { rowsAmong } from "./prices/row-among";
import { bareEntry, TIED } from "./prices/bare-entry";
import { inOneCurrency } from "./prices/in-one-currency";
import { readColumnsLine } from "./prices/columns-line";
import { isOnlyPrice } from "./prices/lone-price";
import { readOfferLine } from "./prices/offer-line";
import { priceColumns } from "./prices/price-columns";
import { priceTables } from "./prices/price-table";
import { readSizeRow } from "./prices/size-row";
import { looksLikeDish } from "./price-tokens";
import { sentenceIdsOf, type Found, type Line, type SourceText, type Unread } from "./source-text";
import { topicOf } from "./topics";

export interface PriceGroup {
  name?: string;
  items: PricedItem[];
}

/** A price list in groups, the owner's heading for it, and the sentences that it says completely. */
export interface PriceList {
  title?: string;
  groups: PriceGroup[];
  sentenceIds: number[];
  /** Each item with the words that it was read from. */
  found: Found<PricedItem>[];
  /** Sentences with an amount that is no row. */
  unread: Unread[];
  /** Sentences of the list's own lines that are no rows: they stand with it. */
  beside: number[];
}

/** In lines: what is free stands beside prices. */
const NEAR = 2;
/** More priced lines than this make no page; the rest is left out. */
const MAX_ITEMS = 160;

/** Reads menus and price lists. `taken` are sentences that another parser has read as something else. */
export function findPrices(source: SourceText, taken: ReadonlySet<number> = new Set()): PriceList {
  const reader = new PriceReader(source, taken);
  for (const line of source.lines) reader.read(line);
  return reader.list();
}

class PriceReader {
  private readonly found: Found<PricedItem>[] = [];
  private readonly unread: Unread[] = [];
  private readonly readLine: LineReader;
  private readonly blocks: PriceBlock[];
  /** Rows of tables by the numbers of their lines, and undefined for their headings. */
  private readonly inTables: ReadonlyMap<number, PricedItem | undefined>;
  /** Headings of columns of prices by the numbers of their lines. */
  private readonly columnHeadings: ReadonlySet<number>;
  /** The line before gave rows: what is free beside them is one, too. */
  private lastRead = -2;
  private lastPrices: string[] = [];
  private readonly groups: PriceGroup[] = [];
  private readonly sentenceIds: number[] = [];
  private group: PriceGroup | undefined;
  private title: { text: string; used: boolean } | undefined;
  private listed = false;
  private describes = false;
  private count = 0;

  constructor(
    private readonly source: SourceText,
    private readonly taken: ReadonlySet<number>,
  ) {
    this.readLine = lineReader(source);
    this.blocks = priceBlocks(source.lines, source.language, this.readLine);
    const columns = priceColumns(source.lines, source.language);
    this.columnHeadings = new Set(columns.flatMap(({ heading }) => heading ?? []));
    this.inTables = new Map<number, PricedItem | undefined>([
      ...setOffRows(source.lines, source.language, this.readLine),
      ...bareBelow(source.lines, source.language, this.readLine),
      ...bareBlocks(source.lines, source.language),
      ...rowsAmong(this.blocks, source.language),
      ...bareAmong(this.blocks, source.language),
      ...columns.flatMap(({ rows }) => [...rows]),
      ...priceTables(source.lines, source.language).flatMap(({ heading, rows }) => [
        [heading, undefined] as const,
        ...rows,
      ]),
    ]);
  }

  read(line: Line): void {
    if (line.kind === "blank" || sentenceIdsOf(line).some((id) => this.taken.has(id))) return;
    if (this.inTables.has(line.index)) return this.readInTable(line, this.inTables.get(line.index));
    const heading = headingOf(line);
    const topic = heading && topicOf(heading.label);
    if (heading && topic) return this.topicHeading(line, heading, topic === "prices" || topic === "services");
    if (this.columnHeadings.has(line.index)) return this.nextTitle(line.text, sentenceIdsOf(line));
    const size = this.readSize(line);
    if (size) return this.add(size, line);
    const listed = this.listed || line.kind === "bullet" || this.isDishAmongDishes(line);
    const priced = this.readLine(line.text, listed) ?? this.readNext(line, line.text);
    const offer = priced ? undefined : (this.readOffer(line) ?? this.readColumns(line));
    if (offer) return this.add(offer, line);
    if (priced && (line.sentences.length === 1 || listed) && (listed || this.isSold(priced, line)))
      return this.add(priced, line);
    if (this.isGroupHeading(line)) return this.open(line.text.replace(/:$/, ""), sentenceIdsOf(line));
    if (this.isDetail(line)) return this.describe(line);
    if (line.sentences.length > 1) this.readSentences(line);
    else this.leave(line);
  }

  /** The headings of a table are said by its rows. */
  private readInTable(line: Line, row: PricedItem | undefined): void {
    if (!row) return void this.sentenceIds.push(...sentenceIdsOf(line));
    const told = this.readLine(line.text, true);
    const item = told?.items.length === 1 && beginsAs(told.items[0]!, row) ? told.items[0]! : row;
    const items = [{ ...item, name: capitalised(item.name) }];
    this.add({ items, words: [line.text], saysMore: false, onlyFree: false }, line);
  }

  /** What is free is a row beside rows with amounts only: alone it is the owner's own sentence. */
  private isSold(priced: PricedLine, line: Line): boolean {
    if (priced.items.length === 1 && !this.isUnderstood(priced, line)) return false;
    if (!priced.onlyFree || (this.lastRead >= line.index - NEAR && this.count > 0)) return true;
    const behind = this.source.lines.slice(line.index + 1, line.index + 1 + NEAR);
    const blank = behind.findIndex(({ kind }) => kind === "blank");
    return behind.slice(0, blank < 0 ? NEAR : blank).some(({ text }) => {
      const after = this.readLine(text, this.listed);
      return after !== undefined && !after.onlyFree;
    });
  }

  /** In running text nothing is told beside the only price of a sentence. */
  private isUnderstood({ words }: PricedLine, line: Line): boolean {
    const beside = [line, this.source.lines[line.index - 1], this.source.lines[line.index + 1]];
    const isProse = beside.some((other) => other && other !== line && other.paragraph === line.paragraph);
    const said = line.sentences.find(({ text }) => text.includes(words[0]!)) ?? line;
    return !isProse || isOnlyPrice(said.text, this.readLine.language);
  }

  private leave({ sentences }: Line): void {
    for (const { id, text } of sentences) {
      const left = unreadAmounts(text, this.readLine.language);
      if (left.length > 0) this.unread.push({ sentenceId: id, left });
    }
  }

  list(): PriceList {
    const groups = this.groups.filter(({ items }) => items.length > 0);
    const { found, unread, sentenceIds } = this;
    const beside = this.blocks.flatMap(({ others }) => others.filter(mayNameAmount).flatMap(sentenceIdsOf));
    return { ...(this.title?.used && { title: this.title.text }), groups, sentenceIds, found, unread, beside };
  }

  private topicHeading(line: Line, heading: { label: string; rest: string }, listed: boolean): void {
    this.listed = listed;
    this.group = undefined;
    // "What's on: porridge 6.50, soup 8": under whatever label, a list of prices is one.
    const under = listed || heading.rest === "" ? undefined : this.readLine(line.text, false);
    if (under && under.items.length > 2 && !under.saysMore) return this.add(under, line);
    if (!listed) return;
    // What follows a label on its line is said only where it is read.
    const label = heading.rest === "" ? sentenceIdsOf(line) : [];
    if (topicOf(heading.label) === "prices") this.nextTitle(heading.label, label);
    const priced = heading.rest === "" ? undefined : this.readLine(heading.rest, true);
    if (priced) this.add(priced, line);
    else if (heading.rest !== "") this.readSentences(line);
  }

  /** The first heading names the list; a later one ("Fees for tenants") names a group. */
  private nextTitle(text: string, sentenceIds: number[]): void {
    if (this.title) this.open(text, sentenceIds);
    else {
      this.title = { text, used: false };
      this.sentenceIds.push(...sentenceIds);
    }
  }

  private open(name: string, sentenceIds: number[]): void {
    this.group = this.newGroup(name);
    this.sentenceIds.push(...sentenceIds);
  }

  /** Behind a heading that names no group; two in a row are one. */
  private unnamedGroup(): PriceGroup {
    const last = this.groups.findLast(({ items }) => items.length > 0);
    if (last && !last.name) return last;
    const group = { items: [] };
    this.groups.push(group);
    return group;
  }

  private newGroup(name: string): PriceGroup {
    const group = { name, items: [] };
    this.groups.push(group);
    return group;
  }

  private add(priced: PricedLine, line: Line): void {
    if (!priced.items.every(({ name, detail = "" }) => isClosed(name) && isClosed(detail))) return this.leave(line);
    // A label on a line goes for that line.
    const around = this.group;
    if (priced.group) this.group = this.newGroup(priced.group);
    this.group ??= this.unnamedGroup();
    if (this.title) this.title.used = true;
    const sentenceIds = priced.saysMore ? [] : sentenceIdsOf(line);
    if (priced.left?.length) this.unread.push({ sentenceId: line.sentences[0]!.id, left: priced.left });
    for (const [index, item] of priced.items.entries()) {
      if (this.count++ >= MAX_ITEMS) break;
      this.group.items.push(item);
      this.found.push({ value: item, sentenceIds, words: priced.words[index]! });
    }
    if (priced.group) this.group = around;
    this.lastRead = line.index;
    this.lastPrices = priced.items.map(({ price }) => price);
    this.sentenceIds.push(...sentenceIds);
  }

  /** "10 visits two hundreds" right below rows: one of them that was not read heads no others. */
  private isUnreadRow({ text, index }: Line): boolean {
    const between = this.lastRead < 0 ? undefined : this.source.lines.slice(this.lastRead + 1, index);
    const isAmongRows = between?.every(({ kind }) => kind !== "blank");
    return isAmongRows === true && !text.endsWith(":") && /\p{Nd}/u.test(text);
  }

  /** "White gloves – fifteen zł the pair", in words: a row that was not read heads no others. */
  private namesCost(text: string): boolean {
    return moneyTokens(text, this.source.language).some((token) => is(token, "money") && token.value !== 0);
  }

  private isGroupHeading(line: Line): boolean {
    if (
      line.text.length > 50 ||
      (this.listed && mayBeRow(line.text)) ||
      /[.!?,@\p{Sc}]|\d{3}/u.test(line.text) ||
      this.isUnreadRow(line) ||
      this.namesCost(line.text) ||
      line.text.split(" ").length > 6 ||
      line.kind === "bullet"
    )
      return false;
    const next = this.source.lines.slice(line.index + 1, line.index + 3).find((other) => other.kind !== "blank");
    return (
      next !== undefined &&
      this.readLine(next.text, true) !== undefined &&
      (this.listed || line.kind === "heading" || line.text.endsWith(":") || this.stands(line))
    );
  }

  /** Two lines in a row that end in an amount make a menu, even without a currency and a heading. */
  private isDishAmongDishes(line: Line): boolean {
    const { lines } = this.source;
    const beside = [lines[line.index - 1], lines[line.index + 1]];
    return looksLikeDish(line.text) && beside.some((other) => other !== undefined && looksLikeDish(other.text));
  }

  private stands(line: Line): boolean {
    return this.source.lines[line.index - 1]?.kind !== "text" || this.count > 0;
  }

  /** Offers with what each has stand below one another: one that nobody reads is a row beside another of its form. */
  private readOffer({ text, index, kind }: Line): PricedLine | undefined {
    const { lines, language } = this.source;
    const offer = readOfferLine(text, language);
    const beside = [lines[index - 1], lines[index + 1]].filter((other) => other?.kind === kind);
    return beside.some((other) => readOfferLine(other!.text, language)) ? offer : undefined;
  }

  /** "Bread knife 9." behind "Kitchen knife 6 euro.": what goes on with a list need not name its money again. */
  private readNext({ index, paragraph, kind }: Line, text: string): PricedLine | undefined {
    const { language, lines } = this.source;
    const last = lines[this.lastRead];
    const isNext = last && (last.paragraph === paragraph || (kind === "bullet" && last.kind === kind));
    if (!isNext || index - last.index > 1 || !/\p{Nd}/u.test(text)) return undefined;
    const before = this.lastPrices;
    const priced = readPricedLine(text, { listed: false, language, before });
    return priced && { ...priced, items: withCurrencyOf(before.at(-1)!, priced.items, language) };
  }

  /** "0.5 g: €18" right below "Saffron, 0.1 g: €4". */
  private readSize({ text, index }: Line): PricedLine | undefined {
    const above = this.found.at(-1)?.value;
    const item = above && this.lastRead === index - 1 ? readSizeRow(text, above, this.source.language) : undefined;
    return item && { items: [item], words: [text], saysMore: false, onlyFree: false };
  }

  /** "July to September: 120 / 140 / 185" beside another such line. */
  private readColumns({ text, index }: Line): PricedLine | undefined {
    const { lines } = this.source;
    const item = readColumnsLine(text);
    const isTable = [lines[index - 1], lines[index + 1]].some((other) => other && readColumnsLine(other.text));
    return item && isTable ? { items: [item], words: [text], saysMore: false, onlyFree: false } : undefined;
  }

  /** A line between two dishes describes the first; the last one's is known by those before it. */
  private isDetail(line: Line): boolean {
    const [before, next] = [this.source.lines[line.index - 1], this.source.lines[line.index + 1]];
    const last = this.group?.items.at(-1);
    return (
      this.listed &&
      last !== undefined &&
      !last.detail &&
      line.kind === "text" &&
      line.text.length <= 120 &&
      !mayBeRow(line.text) &&
      before !== undefined &&
      before.paragraph !== line.paragraph &&
      this.readLine(before.text, true)?.items.length === 1 &&
      unreadAmounts(line.text, this.readLine.language).length === 0 &&
      (this.describes || (next !== undefined && this.readLine(next.text, true) !== undefined))
    );
  }

  private describe(line: Line): void {
    this.describes = true;
    this.group!.items.at(-1)!.detail = line.text.replace(/\.$/, "");
    this.sentenceIds.push(...sentenceIdsOf(line));
  }

  private readSentences(line: Line): void {
    for (const sentence of line.sentences) {
      const priced = this.readLine(sentence.text, false) ?? this.readNext(line, sentence.text);
      const alone = { ...line, sentences: [sentence] };
      if (priced && this.isSold(priced, line)) this.add(priced, alone);
      else this.leave(alone);
    }
  }
}

const mayNameAmount = ({ text }: Line): boolean => /\p{Nd}/u.test(text) || mentionsMoney(text);

/** "Folar with cinnamon, Easter only": what is said of a thing stands below its name. */
const beginsAs = (told: PricedItem, row: PricedItem): boolean =>
  told.price === row.price && row.name.toLowerCase().startsWith(told.name.toLowerCase());

/** "Single lesson 12", "children 6 to 11, 28 a month": a thing with a number behind it that may be its amount. */
const mayBeRow = (text: string): boolean => bareEntry(text) !== undefined || TIED.test(text);

const withCurrencyOf = (price: string, items: PricedItem[], language: string): PricedItem[] =>
  inOneCurrency([{ name: "", price }, ...items], language).slice(1);
