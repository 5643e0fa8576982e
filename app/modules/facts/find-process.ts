import { readBlocks, splitLabel } from "./blocks";
import { sentenceIdsOf, type SourceText } from "./source-text";
import { toldSteps } from "./told-steps";

export interface Step {
  name: string;
  detail?: string;
}

export interface Process {
  title?: string;
  steps: Step[];
  sentenceIds: number[];
}

/** How the business works, step by step: a list under a heading for it, or any numbered list of at least two points. */
export function findProcess(source: SourceText): Process {
  const blocks = readBlocks(source);
  const headed = blocks.find((block) => block.topic === "process" && listLines(block.lines).length >= 2);
  const block =
    headed ??
    blocks.find(
      ({ topic, lines }) =>
        topic === undefined && lines.filter((l) => l.kind === "ordered" && !MONEY.test(l.text)).length >= 2,
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
  return { steps: [], sentenceIds: [] };
}

/** Houses for sale and packets of things are no steps. */
const MONEY = /\p{Nd}\s?[€£$]|[€£$₦₹]\s?\p{Nd}/u;

function listLines<T extends { kind: string }>(lines: T[]): T[] {
  return lines.filter((line) => line.kind === "ordered" || line.kind === "bullet");
}

function toStep(text: string): Step {
  const label = splitLabel(text);
  if (label?.rest) return { name: label.label, detail: label.rest };
  const parts = /^(.{3,60}?)(?:\s[-–—]\s|\.\s)(.+)$/u.exec(text);
  return parts ? { name: parts[1]!, detail: parts[2]! } : { name: text.replace(/\.$/, "") };
}
