import { capitalised } from "../language/capitalised";
import { readBlocks, splitLabel } from "./blocks";
import { numberedSteps } from "./numbered-steps";
import { is, moneyTokens } from "./prices/money";
import { paragraphsOf, sentenceIdsOf, type SourceText } from "./source-text";
import { toldSteps, type Step } from "./told-steps";

export interface Process {
  title?: string;
  steps: Step[];
  sentenceIds: number[];
}

/**
 * How the business works, step by step: a list under a heading for it, or a numbered list of at least two points of which
 * none has a price: who numbers three houses with what they cost lists goods.
 */
export function findProcess(source: SourceText): Process {
  const blocks = readBlocks(source);
  const headed = blocks.find((block) => block.topic === "process" && listLines(block.lines).length >= 2);
  const block =
    headed ??
    blocks.find(
      ({ topic, lines: all }) =>
        topic === undefined &&
        ordered(all).length >= 2 &&
        !ordered(all).some(({ text }) => isPriced(text, source.language)),
    );
  if (!block) return toldProcess(source);
  const lines = listLines(block.lines).slice(0, 9);
  const sentenceIds = [...(block.headingLine ? sentenceIdsOf(block.headingLine) : []), ...lines.flatMap(sentenceIdsOf)];
  return {
    ...(block.heading && { title: block.heading }),
    steps: lines.map((line) => toStep(line.text)),
    sentenceIds,
  };
}

/** What a sentence enumerates as the way that things go. */
function toldProcess({ lines }: SourceText): Process {
  for (const { id, text } of lines.flatMap(({ sentences }) => sentences)) {
    const told = toldSteps(text);
    if (told) return { ...told, sentenceIds: [id] };
  }
  for (const paragraph of paragraphsOf(lines)) {
    const numbered = numberedSteps(paragraph.flatMap(({ sentences }) => sentences));
    if (numbered) return numbered;
  }
  return { steps: [], sentenceIds: [] };
}

const ordered = <T extends { kind: string }>(lines: T[]): T[] => lines.filter(({ kind }) => kind === "ordered");

/** "210 sqm, 4 rooms. 390.000 €", "Pure Peaberry – Rs. 460": an amount ends the point. */
const isPriced = (text: string, language: string): boolean => {
  const said = text.replace(/[.)\s]{1,8}$/u, "");
  return moneyTokens(said, language).some((token) => is(token, "money") && token.end >= said.length);
};

function listLines<T extends { kind: string }>(lines: T[]): T[] {
  return lines.filter((line) => line.kind === "ordered" || line.kind === "bullet");
}

function toStep(text: string): Step {
  const label = splitLabel(text);
  if (label?.rest) return { name: capitalised(label.label), detail: label.rest };
  const parts = /^(.{3,60}?)(?:\s[-–—]\s|\.\s)(.+)$/u.exec(text);
  return parts ? { name: capitalised(parts[1]!), detail: parts[2]! } : { name: capitalised(text.replace(/\.$/, "")) };
}
