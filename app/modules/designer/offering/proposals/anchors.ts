import type { Role } from "../../../page-roles/thing";
import { stems } from "../../built-in/find/words-of";
import type { Link } from "../../understanding/names";
import { means, senseOf, type Word } from "../../understanding/word";
import type { Spot } from "../ask";
import { spotOf } from "../spots";
import type { Scene } from "./scene";

/** What a message names behind 'after', 'above' or 'between', and on which side of it something is wanted. */
export interface Anchor {
  spot: Spot;
  side: "before" | "after";
}

const SIDES: Partial<Record<Link, Anchor["side"]>> = {
  above: "before",
  before: "before",
  below: "after",
  after: "after",
  between: "after",
  beside: "after",
};
const MOST_WORDS = 6;

/** The things of some roles that are named as places: 'put her in after Imran', 'zwischen Herrn Stiegler und Frau Demir'. */
export function anchorsIn({ site, near, words }: Scene, roles: readonly Role[]): Anchor[] {
  // What is of the first role goes before what is of the next, where both are named alike.
  const pool = roles.flatMap((role) => near.map(({ thing }) => thing).filter((thing) => thing.roles.includes(role)));
  return words.flatMap((word, at) => {
    const side = SIDES[senseOf(word, "link")?.is ?? "to"];
    const said = side ? namedBehind(words, at) : [];
    const hits = pool.map(({ name }) => stems(name).filter((stem) => said.includes(stem)).length);
    const most = Math.max(0, ...hits);
    const found = most === 0 ? undefined : pool[hits.indexOf(most)];
    const spot = found && spotOf(site, found.node);
    return side && spot ? [{ spot, side }] : [];
  });
}

/** The words behind a link up to a sign, a verb or an 'and'. */
function namedBehind(words: readonly Word[], at: number): string[] {
  const rest = words.slice(at + 1, at + 1 + MOST_WORDS);
  const end = rest.findIndex(
    (word) => means(word, "light", "comma", "stop", "and") || (means(word, "verb") && !means(word, "thing")),
  );
  return (end === -1 ? rest : rest.slice(0, end))
    .filter((word) => !means(word, "light") && !means(word, "link"))
    .flatMap(({ text }) => stems(text));
}
