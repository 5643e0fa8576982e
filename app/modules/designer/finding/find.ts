import { isWithin } from "../../cascade/query";
import type { NodeId } from "../../markup/page";
import type { OpenedSite } from "../../operations/opened-site";
import type { Target } from "../../operations/target";
import type { Thing } from "../../page-roles/thing";
import type { Dialogue } from "../understanding/dialogue";
import { detectSaid } from "../understanding/said-lexicon";
import type { Word } from "../understanding/word";
import { featuresOf, saysSomething, type Features, type Selection } from "./features";
import { indexOf } from "./page-index";
import { saidIn } from "./said";
import weights from "./weights.json" with { type: "json" };

/** Something of the page that words may mean, and what speaks for it against all others: the logarithm of its odds. */
export interface Near {
  thing: Thing;
  score: number;
  /** Of all of the page: from 0 to 1. */
  likelihood: number;
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(weights));
/** What was changed last is often meant again; no message of the gold says how often. */
const CHANGED_LAST = 2;

/**
 * Everything of a page by how likely words mean it, the likeliest first: words of a phrase, or a whole message without
 * cuts. `source` is what the words were read of. Empty where they say nothing of it.
 */
export function nearestOf(site: OpenedSite, words: readonly Word[], source: string, dialogue: Dialogue): Near[] {
  const features = speakingFor(site, words, source, dialogue.selected);
  if (!dialogue.done && !features.some(saysSomething)) return [];
  const last = new Set((dialogue.done?.params as { target?: Target } | undefined)?.target?.nodes);
  const scored = indexOf(site).entries.map(({ thing }, at) => ({
    thing,
    score: scoreOf(features[at]!) + (last.has(thing.node) ? CHANGED_LAST : 0),
  }));
  const shares = sharesOf(scored);
  return scored
    .map((each, at) => ({ ...each, likelihood: shares[at]! }))
    .toSorted((one, other) => other.score - one.score);
}

/** What speaks for each thing of a page, in the order of its index; training sees the same (`npm run train:finder`). */
export function speakingFor(
  site: OpenedSite,
  words: readonly Word[],
  source: string,
  selected: NodeId | null,
): Features[] {
  const index = indexOf(site);
  const [first, last] = [words[0], words.at(-1)];
  const said = first && last ? source.slice(first.start, last.end) : "";
  return featuresOf(saidIn(words, said, detectSaid(source), index), index, ({ thing }) =>
    selected === null ? null : selectionOf(site, thing.node, selected),
  );
}

function selectionOf({ page }: OpenedSite, node: NodeId, selected: NodeId): Selection | null {
  if (node === selected) return "selected";
  if (isWithin(page, selected, node)) return "holds selected";
  return isWithin(page, node, selected) ? "in selected" : null;
}

function scoreOf(features: Features): number {
  let score = 0;
  for (const name in features) score += (WEIGHTS.get(name) ?? 0) * features[name]!;
  return score;
}

/** How likely each of some things is the one, where it is one of them: from 0 to 1, together 1. */
function sharesOf(near: readonly Pick<Near, "score">[]): number[] {
  const most = Math.max(...near.map(({ score }) => score));
  const powers = near.map(({ score }) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
