import type { CodeSplice } from "../../markup/edit";
import { applySplices } from "../../markup/splices";
import { CODE_PARTS, mapParts, type CodePart } from "../../site/code-parts";
import type { WebsiteCode } from "../../site/website-code";
import { findBlock, Source } from "./find-block";
import type { Block } from "./parse-blocks";
import { blockName, type Problem, type Reason } from "./problem";

export type Applied = { ok: true; code: WebsiteCode } | { ok: false; problems: Problem[] };

/**
 * Applies all blocks of an answer to a website's code, or none. Each block is looked for in the code as given, so
 * their order says nothing; it must mean exactly one place, and no two may touch.
 */
export function applyBlocks(code: WebsiteCode, blocks: Block[]): Applied {
  const sources = mapParts((part) => new Source(code[part]));
  const problems: Problem[] = [];
  const placed: Placed[] = [];
  blocks.forEach((block, index) => {
    const found = place(sources, block, index + 1);
    if ("reason" in found) problems.push(found);
    else placed.push(found);
  });
  problems.push(...overlaps(placed));
  if (problems.length > 0) return { ok: false, problems };
  const next = { ...code };
  for (const part of CODE_PARTS)
    next[part] = applySplices(
      code[part],
      placed.filter((splice) => splice.part === part),
    );
  return { ok: true, code: next };
}

interface Placed extends CodeSplice {
  index: number;
}

function place(sources: Record<CodePart, Source>, block: Block, index: number): Placed | Problem {
  const { part, search, replace } = block;
  const source = sources[part];
  // Only an empty part has one empty place.
  if (search.trim() === "") {
    if (source.text.trim() === "" && replace.trim())
      return { part, index, start: 0, end: source.text.length, text: replace };
    return problem("empty-search", "has an empty search. Copy the lines to replace from the code.", block, index);
  }
  const found = findBlock(source, block);
  if (found.kind === "one") return { part, index, ...found.splice };
  if (found.kind === "many") {
    return problem(
      "ambiguous",
      `searches for text that occurs more than once in ${part}. Add lines around it until it is unique.`,
      block,
      index,
    );
  }
  const other = CODE_PARTS.find((name) => name !== part && findBlock(sources[name], block).kind !== "none");
  const hint = other ? `It occurs in ${other}.` : "Copy it from the code letter by letter.";
  return problem("not-found", `searches for text that does not occur in ${part}. ${hint}`, block, index);
}

function problem(reason: Reason, words: string, { part }: Block, index: number): Problem {
  return { reason, block: index, words: `${blockName(index, part)} ${words}` };
}

function overlaps(placed: Placed[]): Problem[] {
  const ordered = [...placed].sort((a, b) => a.part.localeCompare(b.part) || a.start - b.start || a.end - b.end);
  return ordered.flatMap((splice, at) => {
    const before = ordered[at - 1];
    if (!before || before.part !== splice.part || splice.start >= Math.max(before.end, before.start + 1)) return [];
    const words = `${blockName(splice.index, splice.part)} replaces some of what block ${before.index} replaces. Join the two.`;
    return [{ reason: "overlap" as const, block: splice.index, words }];
  });
}
