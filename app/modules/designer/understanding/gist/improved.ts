import { isCall } from "../pattern";
import type { Planned } from "../planned";
import type { Known } from "../read-request";
import type { Word } from "../word";
import { readGist } from "./read-gist";

/** A plan in which parts are not understood, read once more by what it speaks of; as it was where that tells no more. */
export function improved(plan: Planned[], words: readonly Word[], source: string, known: Known): Planned[] {
  const isWhole = plan.every(({ understood, isRequest }) => (understood ? isCall(understood.result) : !isRequest));
  if (isWhole && plan.some(({ understood }) => understood)) return plan;
  const found = readGist(words, source, known);
  if (!found) return plan;
  return found.map(({ words: own, understood }) => ({
    words: [...own],
    text: source.slice(own[0]!.start, own.at(-1)!.end),
    understood,
    joinedBy: "sign" as const,
    isPassed: false,
    endsSentence: false,
    isRequest: true,
  }));
}
