import { headingOf } from "./blocks";
import { readPricedLine, type PricedItem, type PricedLine } from "./price-lines";
import { looksLikeDish } from "./price-tokens";
import { sentenceIdsOf, type Line, type SourceText } from "./source-text";
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
}

/** More priced lines than this make no page; the rest is left out. */
const MAX_ITEMS = 160;

/** Reads menus and price lists. `taken` are sentences that another parser has read as something else. */
export function findPrices(source: SourceText, taken: ReadonlySet<number> = new Set()): PriceList {
  const reader = new PriceReader(source, taken);
  for (const line of source.lines) reader.read(line);
  return reader.list();
}

class PriceReader {
  private readonly groups: PriceGroup[] = [];
  private readonly sentenceIds: number[] = [];
  private group: PriceGroup | undefined;
  private title: { text: string; used: boolean } | undefined;
  private listed = false;
  private count = 0;

  constructor(
    private readonly source: SourceText,
    private readonly taken: ReadonlySet<number>,
  ) {}

  read(line: Line): void {
    if (line.kind === "blank" || sentenceIdsOf(line).some((id) => this.taken.has(id))) return;
    const heading = headingOf(line);
    const topic = heading && topicOf(heading.label);
    if (heading && topic) return this.topicHeading(line, heading, topic === "prices" || topic === "services");
    const listed = this.listed || line.kind === "bullet" || this.isDishAmongDishes(line);
    const priced = readPricedLine(line.text, listed);
    if (priced && (line.sentences.length === 1 || listed)) return this.add(priced, line);
    if (this.isGroupHeading(line)) return this.open(line.text.replace(/:$/, ""), line);
    if (this.isDetail(line)) return this.describe(line);
    if (line.sentences.length > 1) this.readSentences(line);
  }

  list(): PriceList {
    const groups = this.groups.filter(({ items }) => items.length > 0);
    return { ...(this.title?.used && { title: this.title.text }), groups, sentenceIds: this.sentenceIds };
  }

  private topicHeading(line: Line, heading: { label: string; rest: string }, listed: boolean): void {
    this.listed = listed;
    if (!listed) return;
    if (topicOf(heading.label) === "prices") this.nextTitle(heading.label, line);
    const priced = heading.rest === "" ? undefined : readPricedLine(heading.rest, true);
    if (priced) this.add(priced, line);
  }

  /** The first heading names the list; a later one ("Fees for tenants") names a group. */
  private nextTitle(text: string, line: Line): void {
    if (this.title) this.open(text, line);
    else {
      this.title = { text, used: false };
      this.sentenceIds.push(...sentenceIdsOf(line));
    }
  }

  private open(name: string, line: Line): void {
    this.group = { name, items: [] };
    this.groups.push(this.group);
    this.sentenceIds.push(...sentenceIdsOf(line));
  }

  private add(priced: PricedLine, line: Line): void {
    if (priced.group) this.open(priced.group, line);
    if (!this.group) this.groups.push((this.group = { items: [] }));
    if (this.title) this.title.used = true;
    for (const item of priced.items) if (this.count++ < MAX_ITEMS) this.group.items.push(item);
    this.sentenceIds.push(...sentenceIdsOf(line));
  }

  private isGroupHeading(line: Line): boolean {
    if (
      line.text.length > 50 ||
      /[.!?,@]|\d{3}/.test(line.text) ||
      line.text.split(" ").length > 6 ||
      line.kind === "bullet"
    )
      return false;
    const next = this.source.lines.slice(line.index + 1, line.index + 3).find((other) => other.kind !== "blank");
    return (
      next !== undefined &&
      readPricedLine(next.text, true) !== undefined &&
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

  private isDetail(line: Line): boolean {
    const before = this.source.lines[line.index - 1];
    const last = this.group?.items.at(-1);
    return (
      this.listed &&
      last !== undefined &&
      !last.detail &&
      line.kind === "text" &&
      line.text.length <= 120 &&
      before !== undefined &&
      readPricedLine(before.text, true) !== undefined
    );
  }

  private describe(line: Line): void {
    this.group!.items.at(-1)!.detail = line.text.replace(/\.$/, "");
    this.sentenceIds.push(...sentenceIdsOf(line));
  }

  private readSentences(line: Line): void {
    for (const sentence of line.sentences) {
      const priced = readPricedLine(sentence.text.replace(/\.$/, ""), false);
      if (priced) this.add(priced, { ...line, sentences: [sentence] });
    }
  }
}
