import type { OpenedSite } from "../../../operations/opened-site";
import type { NodeId } from "../../../markup/page";
import type { Role, Thing } from "../../../page-roles/thing";
import type { Link, StyleValue, Verb } from "../../understanding/names";
import { means, senseOf, type Word } from "../../understanding/word";
import type { Ask, Spot } from "../ask";
import type { Near } from "../../finding/find";
import { spotOf, spotOfSame } from "../spots";
import type { Value } from "../values";

/** What is known of a message before anything is proposed. */
export interface Scene {
  site: OpenedSite;
  source: string;
  words: readonly Word[];
  near: readonly Near[];
  /** What some of the words may mean. */
  nearTo: (words: readonly Word[]) => readonly Near[];
  values: readonly Value[];
  selected: NodeId | null;
}

/** An ask with what speaks for it. */
export interface Proposal {
  ask: Ask;
  score: number;
}
export type Proposer = (scene: Scene) => Proposal[];

interface Found {
  spot: Spot;
  thing: Thing;
  score: number;
}

/** What is near of some roles, as it is called, the likeliest first; what is called the same is meant together. */
export function spots(scene: Scene, roles: readonly Role[], most = 3): Found[] {
  const each = spotsApart(scene, roles, most + 2).map((found) => ({ ...found, spot: spotOfSame(found.spot) }));
  const isFirst = ({ spot }: Found, at: number) =>
    each.findIndex((other) => other.spot.name === spot.name && other.spot.called === spot.called) === at;
  return each.filter(isFirst).slice(0, most);
}

/** The same, each by itself; how likely each is the one, of all that have such a role. */
export function spotsApart({ site, near }: Scene, roles: readonly Role[], most = 3): Found[] {
  const pool = near.filter(({ thing }) => thing.roles.some((role) => roles.includes(role)));
  const sum = pool.reduce((all, { likelihood }) => all + likelihood, 0);
  const found: Found[] = [];
  for (const { thing, likelihood } of pool) {
    if (found.length >= most || likelihood < LEAST_LIKELY) break;
    const spot = spotOf(site, thing.node);
    if (spot) found.push({ spot, thing, score: Math.sqrt(likelihood / sum) });
  }
  return found;
}

/** Of all of a page: where words name something else, or nothing, none of a kind is meant. */
const LEAST_LIKELY = 0.02;

export const has = ({ words }: Scene, ...verbs: Verb[]) => words.some((word) => means(word, "verb", ...verbs));
export const says = ({ words }: Scene, ...values: StyleValue[]) =>
  words.some((word) => means(word, "value", ...values));
export const links = ({ words }: Scene, ...names: Link[]) => words.some((word) => means(word, "link", ...names));

/** Colours that are named, in the owner's words: 'dark blue'. */
export function coloursIn({ words, source }: Scene): string[] {
  const runs: Word[][] = [[]];
  for (const word of words) {
    if (means(word, "colour") || means(word, "fact", "hex")) runs.at(-1)!.push(word);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs
    .filter(({ length }) => length > 0)
    .map((run) => source.slice(run[0]!.start, run.at(-1)!.end))
    .filter((text, at, all) => all.indexOf(text) === at);
}

export const deviceIn = ({ words }: Scene) => words.map((word) => senseOf(word, "device")?.is).find(Boolean);
