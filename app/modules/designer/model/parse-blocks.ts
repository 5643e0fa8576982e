import type { CodePart } from "../../site/code-parts";
import { blockName, type Problem, type Reason } from "./problem";

/** A piece of one part's code, and what is to stand in its place. */
export interface Block {
  part: CodePart;
  search: string;
  replace: string;
}

export type ParsedAnswer = { ok: true; message: string; blocks: Block[] } | { ok: false; problem: Problem };

export const START = /^<{7} SEARCH\b[ :]*(?:([^\s:]\S*)\s*|[^\S ]\s*)?$/;
const DIVIDER = /^={7}\s*$/;
export const END = /^>{7} REPLACE\s*$/;
const NEARLY_MARKER = /^\s*(?:<{2,}|>{2,}|={7}\s*$|<\s*$)/;
export const FENCE = /^\s*```[\w.-]*\s*$/;
const WHOLE_PAGE = /<!doctype html|<html[\s>]/i;

const PARTS: Record<string, CodePart> = {
  html: "html",
  "index.html": "html",
  css: "css",
  "styles.css": "css",
  javascript: "javascript",
  js: "javascript",
  "script.js": "javascript",
};

/**
 * Reads a model's answer: blocks, and around them what it says to the owner. An answer is taken whole or not at all:
 * what is cut off, ambiguous or stands outside of the form makes it a problem.
 */
export function parseBlocks(answer: string): ParsedAnswer {
  const reader = new Reader(answer.split(/\r?\n/));
  const blocks: Block[] = [];
  const prose: string[] = [];
  let fenced = false;
  try {
    for (let line = reader.next(); line !== undefined; line = reader.next()) {
      if (START.test(line)) blocks.push(readBlock(reader, line, blocks.length + 1));
      else if (FENCE.test(line)) fenced = !fenced;
      else prose.push(proseLine(line, fenced));
    }
    const message = prose
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
    if (!message && blocks.length === 0) throw new Broken("empty", null, "The answer is empty.");
    return { ok: true, message, blocks };
  } catch (error) {
    if (error instanceof Broken) return { ok: false, problem: error.problem };
    throw error;
  }
}

class Reader {
  private at = 0;
  constructor(private readonly lines: string[]) {}
  next = () => this.lines[this.at++];
}

class Broken extends Error {
  readonly problem: Problem;
  constructor(reason: Reason, block: number | null, words: string) {
    super(words);
    this.problem = { reason, block, words };
  }
}

function proseLine(line: string, fenced: boolean): string {
  if (NEARLY_MARKER.test(line))
    throw new Broken("malformed", null, `The line "${line.trim()}" is no marker as agreed, or stands alone.`);
  if ((fenced && line.trim()) || WHOLE_PAGE.test(line)) {
    throw new Broken(
      "loose-code",
      null,
      "There is code outside of the blocks. Send changes as blocks only, never whole files.",
    );
  }
  return line;
}

function readBlock(reader: Reader, start: string, index: number): Block {
  const named = (START.exec(start)![1] ?? "").toLowerCase();
  const part = PARTS[named];
  const search = readSection(reader, DIVIDER, blockName(index, part), index);
  const replace = readSection(reader, END, blockName(index, part), index);
  if (!part)
    throw new Broken(
      "no-part",
      index,
      `${blockName(index)} does not name its part: write html, css or javascript after SEARCH.`,
    );
  return { part, search, replace };
}

/** The lines up to a marker. Any other marker before it could be a marker or code: then nothing is certain. */
function readSection(reader: Reader, until: RegExp, name: string, index: number): string {
  const lines: string[] = [];
  for (let line = reader.next(); line !== undefined; line = reader.next()) {
    if (until.test(line)) return withoutFence(lines).join("\n");
    if (START.test(line) || DIVIDER.test(line) || END.test(line)) {
      throw new Broken("malformed", index, `${name} has the marker "${line.trim()}" where none may stand.`);
    }
    lines.push(line);
  }
  throw new Broken("cut-off", index, `${name} is cut off before its end.`);
}

function withoutFence(lines: string[]): string[] {
  const isFenced = lines.length > 1 && FENCE.test(lines[0]!) && lines.at(-1)!.trim() === "```";
  return isFenced ? lines.slice(1, -1) : lines;
}
