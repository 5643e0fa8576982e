import type { Line, SourceText } from "./source-text";
import { withoutThen } from "./then-words";
import type { Topic } from "./topic-words";
import { topicOf } from "./topics";

/** Lines that stand together, under a heading or label when there is one. */
export interface Block {
  heading?: string;
  headingLine?: Line;
  topic?: Topic;
  /** What follows the label on its own line: "Services: mending, sewing". */
  inline: string;
  lines: Line[];
}

/** A heading or label as it was written, with what follows it on the line. */
export interface Label {
  label: string;
  rest: string;
}

/** Every parser of lists asks for the blocks of the same text. */
const known = new WeakMap<SourceText, Block[]>();

/** Cuts the text into blocks. A block ends at the next heading, or at a blank line unless a list goes on after it. */
export function readBlocks(source: SourceText): Block[] {
  const blocks = known.get(source) ?? cutIntoBlocks(source);
  known.set(source, blocks);
  return blocks;
}

function cutIntoBlocks(source: SourceText): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const line of source.lines) {
    const label = headingOf(line);
    if (label) {
      current = open(line, label);
      blocks.push(current);
    } else if (line.kind === "blank") {
      continue;
    } else if (current && continues(current, line, source)) {
      current.lines.push(line);
    } else {
      current = { inline: "", lines: [line] };
      blocks.push(current);
    }
  }
  return blocks;
}

/** Reads a line as a heading: Markdown, "Label:", a known topic, or capitals. Undefined for running text. */
export function headingOf(line: Line): Label | undefined {
  const { text, kind } = line;
  if (kind === "blank" || kind === "bullet" || kind === "ordered") return undefined;
  if (kind === "heading") return { label: text.replace(/:$/, ""), rest: "" };
  const label = splitLabel(text);
  if (label && (label.rest === "" || isTopicOf(label))) return label;
  if (text.length <= 40 && (isCapitals(text) || isBareTopic(text))) return { label: text, rest: "" };
  return undefined;
}

/** "Sponsor licence: £2,400" is what it costs to get one, and heads no list of what is held. */
function isTopicOf({ label, rest }: Label): boolean {
  const topic = topicOf(label);
  return topic !== undefined && !(topic === "credentials" && PRICED.test(rest));
}
const PRICED = /^(?:\p{L}+\s)?(?:\p{Sc}\s?\d|\d[\d.,]*\s?(?:\p{Sc}|euros?|zł|chf))/iu;

/** Splits "Label: rest" when the label is short and no sentence. */
export function splitLabel(text: string): Label | undefined {
  const colon = text.slice(0, 62).search(/:(?:\s|$)/);
  if (colon < 2 || colon > 60) return undefined;
  const label = withoutThen(text.slice(0, colon).trim());
  if (/[.,;!?\d"“”]/.test(label) || label.split(" ").length > 6) return undefined;
  return { label, rest: text.slice(colon + 1).trim() };
}

function open(line: Line, { label, rest }: Label): Block {
  return { heading: label, headingLine: line, topic: topicOf(label), inline: rest, lines: [] };
}

function continues(block: Block, line: Line, source: SourceText): boolean {
  const before = block.lines.at(-1) ?? block.headingLine;
  if (!before) return false;
  if (before === block.headingLine && block.inline !== "" && line.paragraph === before.paragraph) return false;
  const gap = line.index - before.index > 1 && source.lines[line.index - 1]?.kind === "blank";
  if (!gap) return true;
  if (before === block.headingLine) return block.inline === "";
  return before.kind === line.kind && line.kind !== "text";
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\d@.,]/u.test(text);
}

function isBareTopic(text: string): boolean {
  return !/[.,;!?\d"@]/.test(text) && topicOf(text) !== undefined;
}
